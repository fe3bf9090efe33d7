import { z } from 'zod';

/**
 * An object whose names are read in any case and returned in lower case, because Dinero's documentation and its answers
 * differ: `ContactGuid` here and `contactGuid` there.
 */
export const caseInsensitiveObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(withLowerCaseNames, z.object(shape));

function withLowerCaseNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]));
}
