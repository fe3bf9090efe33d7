import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';

/** Adds an example to every field with that name, also in lists and objects inside the schema. */
export function withExamples(schema: JsonSchema, examples: Record<string, unknown>): JsonSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: withExamples(items, examples) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          { ...withExamples(field, examples), ...(name in examples && { examples: [examples[name]] }) },
        ]),
      ),
    }),
  };
}
