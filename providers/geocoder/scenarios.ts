import { streetKey } from '../world/address-key.ts';

/** A street too new for the bureau's map: its address has no match, its point does. */
const NEW_STREET = '36 METES RD';
export const isUnmapped = (street1: string): boolean => streetKey(street1) === NEW_STREET;

/** Counties of the simulated world with 30,000 people or fewer, for which no tract is reported; by their five digits. */
const SMALL_COUNTIES: Readonly<Record<string, number>> = { '02130': 13_948 };
const USUAL_POPULATION = 640_000;
export const populationOf = (countyFips: string): number => SMALL_COUNTIES[countyFips] ?? USUAL_POPULATION;
