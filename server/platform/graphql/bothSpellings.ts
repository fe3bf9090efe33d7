import { registerEnumType } from 'type-graphql';

/** Stored in lower case, which the schema had before all of its enums were in upper case. */
export type BothSpellings<Value extends string> = Value | Uppercase<Value>;

/**
 * Registers an enum of values that are stored in lower case. Each has its name in upper case, which inputs and new
 * fields use, and the deprecated one in lower case, which inputs accept and older fields return.
 */
export function registerInBothSpellings<Value extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Value, string>>,
): { readonly [Key in BothSpellings<Value>]: Key } {
  const stored = Object.keys(meanings) as Value[];
  const values = Object.fromEntries([...stored.map(inUpperCase), ...stored].map((value) => [value, value])) as {
    [Key in BothSpellings<Value>]: Key;
  };
  const described = stored.flatMap((value) => [
    [inUpperCase(value), { description: meanings[value] }],
    [
      value,
      {
        description: meanings[value],
        deprecationReason: `Use \`${inUpperCase(value)}\`, which means the same. Removed on 2027-06-01.`,
      },
    ],
  ]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) as object });
  return values;
}

/** The spelling that new fields return. */
export const inUpperCase = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

/** The stored value of an input in either spelling. Null and undefined stay. */
export const storedValue = <Value extends string, Nothing extends null | undefined>(
  value: BothSpellings<Value> | Nothing,
) => (value ? value.toLowerCase() : value) as Value | Nothing;

/** Why a field is deprecated that returns values in lower case. */
export const useUpperCase = (field: string) =>
  `Use \`${field}\`, whose values are in upper case as in all enums. Removed on 2027-06-01.`;
