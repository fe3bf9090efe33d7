import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';

interface Item {
  /** Schema coordinate such as `Type.field(argument)`. */
  place: string;
  name: string;
  description: string;
}

/** Lists every type, field, argument and enum value of the schema with its description. */
export function describedItems(schema: GraphQLSchema): Item[] {
  const items: Item[] = [];
  const add = (place: string, { name, description }: { name: string; description?: string | null | undefined }) =>
    void items.push({ place, name, description: description ?? '' });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    add(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      for (const argument of field.args) add(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  return items;
}

const FILLERS = new Set([
  'a',
  'an',
  'the',
  'its',
  'their',
  'of',
  'for',
  'to',
  'this',
  'that',
  'is',
  'whether',
  'one',
  'value',
  'field',
  'type',
  'input',
]);

/** Whether a description only repeats the name, such as 'Type of the license.' for `licenseType`. */
export function repeatsName({ place, name, description }: Item): boolean {
  const knownWords = new Set([...wordsOf(name), ...wordsOf(place)]);
  const words = wordsOf(description).filter((word) => !FILLERS.has(word));
  return words.every((word) => knownWords.has(word));
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-zæøå0-9]+/g) ?? [];
