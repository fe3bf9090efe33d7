/** The shape of a value in a provider's contract: a type, a named object, a list, or fields (`name?` is optional). */
export type Shape = string | [Shape] | { [name: string]: Shape };

interface Contract {
  calls: Record<string, unknown>;
  objects: Record<string, Shape>;
}

/** Returns the name of a call in the contract, such as `GET /task/{id}`; undefined for any other call. */
export const findCall = ({ calls }: Pick<Contract, 'calls'>, method: string, path: string): string | undefined =>
  Object.keys(calls).find((call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`));

/** Like `findCall`, but throws for a call that is not in the contract. */
export function callOf(contract: Pick<Contract, 'calls'>, method: string, path: string): string {
  const call = findCall(contract, method, path);
  if (!call) throw new Error(`${method} ${path} is not among the calls of the contract`);
  return call;
}

/** The value of a query parameter, as JSON if it is a boolean or a whole number. */
export const parseParameter = (value: string): unknown =>
  /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value;

/** The same fields, all of them optional. */
export const allOptional = (shape: Record<string, Shape> = {}): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shape).map(([name, inner]) => [`${name}?`, inner]));

/** Returns the paths of fields that are missing or have another type than in the contract. Every field may be null. */
export function mismatchesOf(contract: Pick<Contract, 'objects'>, value: unknown, shape: Shape, at = ''): string[] {
  if (typeof shape === 'string' && contract.objects[shape])
    return mismatchesOf(contract, value, contract.objects[shape], at);
  if (value === null || shape === 'any') return [];
  if (typeof shape === 'string') return hasType(value, shape) ? [] : [`${at}: no ${shape}`];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((item, index) => mismatchesOf(contract, item, shape[0], `${at}[${index}]`))
      : [`${at}: no list`];
  if (typeof value !== 'object' || value === undefined) return [`${at}: no object`];
  return Object.entries(shape).flatMap(([key, inner]) => {
    const name = key.replace('?', '');
    if (name in value) return mismatchesOf(contract, (value as Record<string, unknown>)[name], inner, `${at}.${name}`);
    return key.endsWith('?') ? [] : [`${at}.${name} is missing`];
  });
}

function hasType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isSafeInteger(value) : typeof value === type;
}
