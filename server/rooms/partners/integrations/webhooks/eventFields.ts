import type { JsonSchema } from '../../../../../domain/basics/JsonSchema.ts';

/** A field of an event's `data`, with an example. */
export interface EventField {
  schema: JsonSchema;
  example: unknown;
}

const field = (schema: JsonSchema, example: unknown): EventField => ({ schema, example });

/** An example of an id with the prefix of its type. */
const exampleId = (prefix: string) => `${prefix}_01kqm3x8f2e7wr5n9t4vd6hbza`;

export const id = (prefix: string, description: string) => field({ type: 'string', description }, exampleId(prefix));
export const text = (description: string, example: string) => field({ type: 'string', description }, example);
export const integer = (description: string, example: number) => field({ type: 'integer', description }, example);
export const decimal = (description: string, example: number) => field({ type: 'number', description }, example);
export const flag = (description: string, example: boolean) => field({ type: 'boolean', description }, example);
export const day = (description: string, example: string) =>
  field({ type: 'string', format: 'date', description }, example);
export const time = (description: string, example: string) =>
  field({ type: 'string', format: 'date-time', description }, example);

/** One of the keys of a vocabulary. Later versions may have more. */
export const oneOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, description: string, example: Key) =>
  field({ type: 'string', enum: Object.keys(words), description }, example);

export const nullable = ({ schema, example }: EventField): EventField => ({
  schema: {
    ...schema,
    type: [schema.type as string, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  },
  example,
});
