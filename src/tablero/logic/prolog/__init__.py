"""Prolog's notation for the relations: read, solved answer by answer, written as SWI-Prolog writes."""
