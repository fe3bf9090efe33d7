import { registerEnumType } from 'type-graphql';

/** An enum of the schema, whose every value says what it means. */
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
