import { registerEnumType } from 'type-graphql';

/** Registers an enum in the schema. The types require a description for each value. */
export function registerEnum<Value extends string>(
  values: { readonly [Key in Value]: Key },
  name: string,
  description: string,
  meanings: Readonly<Record<NoInfer<Value>, string>>,
): void {
  const described = Object.entries<string>(meanings).map(([value, meaning]) => [value, { description: meaning }]);
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(described) as Record<Value, { description: string }>,
  });
}
