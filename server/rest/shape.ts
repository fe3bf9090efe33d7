import { orNull, type JsonSchema } from './jsonSchema.ts';

/** The shape of a value, as far as it is known from samples. */
export interface Shape {
  leaf?: JsonSchema;
  isNull?: boolean;
  /** Shape of a list's items; an empty shape when all samples of the list were empty. */
  items?: Shape;
  fields?: Map<string, { shape: Shape; isOptional: boolean }>;
  description?: string | undefined;
}

/** Placeholders of a sample by identity, each with the schema of the value that the placeholder stands for. */
export type KnownValues = Map<unknown, { schema?: JsonSchema; description?: string | undefined }>;

/** The shape of one sample. */
export function shapeOf(value: unknown, known: KnownValues): Shape {
  const { schema, description } = known.get(value) ?? {};
  if (schema) return { leaf: schema };
  if (value === null) return { isNull: true };
  if (Array.isArray(value))
    return { items: value.map((row) => shapeOf(row, known)).reduce(mergeShapes, {}), description };
  if (typeof value === 'object') {
    const entries = Object.entries(value as object).filter(([, field]) => field !== undefined);
    return {
      fields: new Map(entries.map(([name, field]) => [name, { shape: shapeOf(field, known), isOptional: false }])),
      description,
    };
  }
  // A number without a placeholder is computed by the route; any other value is a constant of the route.
  return {
    leaf: typeof value === 'number' ? { type: Number.isInteger(value) ? 'integer' : 'number' } : { const: value },
  };
}

/** The shape of a value that has one shape in one sample and another shape in another sample. */
export function mergeShapes(one: Shape, other: Shape): Shape {
  const shape: Shape = {
    isNull: Boolean(one.isNull || other.isNull),
    description: one.description ?? other.description,
  };
  const leaf = one.leaf && other.leaf ? mergeLeaves(one.leaf, other.leaf) : (one.leaf ?? other.leaf);
  const items = one.items && other.items ? mergeShapes(one.items, other.items) : (one.items ?? other.items);
  const fields = one.fields && other.fields ? mergeFields(one.fields, other.fields) : (one.fields ?? other.fields);
  return { ...shape, ...(leaf && { leaf }), ...(items && { items }), ...(fields && { fields }) };
}

type Fields = NonNullable<Shape['fields']>;

function mergeFields(one: Fields, other: Fields): Fields {
  return new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((name) => {
      const [a, b] = [one.get(name), other.get(name)];
      const shape = a && b ? mergeShapes(a.shape, b.shape) : (a ?? b)!.shape;
      return [name, { shape, isOptional: !a || !b || a.isOptional || b.isOptional }];
    }),
  );
}

/** A type of the schema replaces a constant, and a fractional number replaces a whole one. */
function mergeLeaves(one: JsonSchema, other: JsonSchema): JsonSchema {
  if ('const' in one && 'const' in other && one.const !== other.const) return { enum: [one.const, other.const] };
  return 'const' in one || (one.type === 'integer' && other.type === 'number') ? other : one;
}

/** Converts a shape to JSON Schema. */
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
