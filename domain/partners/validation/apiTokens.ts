import { z } from 'zod';
import { requiredTitle } from '../../basics/rules.ts';
import { scopeFields } from '../../identity/validation/rights.ts';

export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 365;

/** Days for which a token that was replaced still works, at most. */
export const MAX_OVERLAP_DAYS = 7;
export const overlapRule = z.number().int().min(0).max(MAX_OVERLAP_DAYS);

const MAX_ADDRESSES = 20;
/** A text without the characters that no address has. The server checks each address. */
const addressRule = z
  .string()
  .trim()
  .max(50, 'Adressen er for lang')
  .regex(/^[\da-f.:/]*$/i, 'Skriv kun IP-adresser');

const MAX_PROGRAM = 40;

export const apiTokenForm = z.object({
  name: requiredTitle('Giv nøglen et navn', 100),
  scope: z.enum({ READ: 'READ', READ_WRITE: 'READ_WRITE' }, 'Vælg, hvad nøglen må'),
  expiresInDays: z
    .number('Vælg, hvornår nøglen udløber')
    .int('Skriv et helt antal dage')
    .min(1, 'Mindst 1 dag')
    .max(MAX_TOKEN_DAYS, `Højst ${MAX_TOKEN_DAYS} dage`),
  /** The network addresses from which the token works. An empty list allows all addresses. */
  allowedAddresses: z.array(addressRule).max(MAX_ADDRESSES, `Højst ${MAX_ADDRESSES} adresser`),
  /** The key of the program that uses the token. Without one, the token is a program of its own. */
  program: z
    .string()
    .trim()
    .max(MAX_PROGRAM, `Højst ${MAX_PROGRAM} tegn`)
    .regex(/^(?:[a-z\d][a-z\d_-]*)?$/, 'Skriv små bogstaver fra a til z, tal, bindestreger og understreger')
    .nullish()
    .transform((text) => text || null),
  ...scopeFields,
});
