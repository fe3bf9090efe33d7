import { z } from 'zod';

const MAX_LENGTH = 200;

/** The text of a list's search. */
export const searchFilter = z.string().max(MAX_LENGTH, `Søg med højst ${MAX_LENGTH} tegn`).nullish();
