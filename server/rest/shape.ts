import { orNull, type JsonSchema } from './jsonSchema.ts';

/** What is known of a value from having seen some of it. */
export interface Shape {
  leaf?: JsonSchema;
  isNull?: boolean;
  /** Of a list, what its rows are: nothing is known of an empty one's. */
  items?: Shape;
  fields?: Map<string, { shape: Shape; isOptional: boolean }>;
  description?: string | undefined;
}

/** What stands for a value of the schema, by identity. */
export type Known = Map<unknown, { schema?: JsonSchema; description?: string | undefined }>;

export function shapeOf(value: unknown, known: Known): Shape {
  const { schema, description } = known.get(value) ?? {};
  if (schema) return { leaf: schema };
  if (value === null) return { isNull: true };
  if (Array.isArray(value)) return { items: value.map((row) => shapeOf(row, known)).reduce(both, {}), description };
  if (typeof value === 'object') {
    const entries = Object.entries(value as object).filter(([, field]) => field !== undefined);
    return {
      fields: new Map(entries.map(([name, field]) => [name, { shape: shapeOf(field, known), isOptional: false }])),
      description,
    };
  }
  // What was computed is a number; any other value of its own is one that the call always gives.
  return {
    leaf: typeof value === 'number' ? { type: Number.isInteger(value) ? 'integer' : 'number' } : { const: value },
  };
}

/** What a value is that has been seen as the one and as the other. */
export function both(one: Shape, other: Shape): Shape {
  const shape: Shape = {
    isNull: Boolean(one.isNull || other.isNull),
    description: one.description ?? other.description,
  };
  const leaf = one.leaf && other.leaf ? eitherLeaf(one.leaf, other.leaf) : (one.leaf ?? other.leaf);
  const items = one.items && other.items ? both(one.items, other.items) : (one.items ?? other.items);
  const fields = one.fields && other.fields ? bothFields(one.fields, other.fields) : (one.fields ?? other.fields);
  return { ...shape, ...(leaf && { leaf }), ...(items && { items }), ...(fields && { fields }) };
}

type Fields = NonNullable<Shape['fields']>;

function bothFields(one: Fields, other: Fields): Fields {
  return new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((name) => {
      const [a, b] = [one.get(name), other.get(name)];
      const shape = a && b ? both(a.shape, b.shape) : (a ?? b)!.shape;
      return [name, { shape, isOptional: !a || !b || a.isOptional || b.isOptional }];
    }),
  );
}

/** What comes from the schema says more than a value that stands in its place. */
function eitherLeaf(one: JsonSchema, other: JsonSchema): JsonSchema {
  if ('const' in one && 'const' in other && one.const !== other.const) return { enum: [one.const, other.const] };
  return 'const' in one || (one.type === 'integer' && other.type === 'number') ? other : one;
}

export function schemaOfShape({ leaf, isNull, items, fields, description }: Shape): JsonSchema {
  const schema: JsonSchema =
    leaf ?? (fields ? objectSchema(fields) : items ? { type: 'array', items: schemaOfShape(items) } : {});
  const described = { ...schema, ...(description && { description }) };
  if (!isNull) return described;
  return leaf || fields || items ? orNull(described) : { type: 'null' };
}

function objectSchema(fields: Fields): JsonSchema {
  const entries = [...fields];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { shape }]) => [name, schemaOfShape(shape)])),
    required: entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
  };
}
