import { z } from 'zod';
import { VISIBLE_CHARACTER } from '../../basics/rules.ts';

/** The types of objects for which programs can store ids. */
export type ExternalIdType = 'CUSTOMER' | 'DEPARTMENT' | 'INSTALLATION' | 'CLIP_CARD';

const MAX_EXTERNAL_ID = 200;

/** A program's own id of an object. Stored as it is, because programs compare their ids exactly. */
export const externalIdRule = z
  .string()
  .regex(VISIBLE_CHARACTER, 'Skriv et id')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Et id er på én linje og uden styretegn')
  .max(MAX_EXTERNAL_ID, `Højst ${MAX_EXTERNAL_ID} tegn`);
