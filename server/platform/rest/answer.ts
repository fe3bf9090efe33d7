import {
  getNullableType,
  GraphQLNonNull,
  isNonNullType,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { notFound } from '../errors.ts';
import { orNull } from './jsonSchema.ts';
import { describeFields, describeSelected, fieldsOf, itemOf, selectedAt, stepsOf, type Selected } from './selected.ts';

/** Builds a value of an answer from the data of the document, and describes the value for the API's description. */
export class Answer {
  readonly build: (data: unknown) => unknown;
  readonly describe: (selected: Selected) => JsonSchema;
  readonly isOptional: boolean;

  constructor(build: Answer['build'], describe: Answer['describe'], isOptional = false) {
    this.build = build;
    this.describe = describe;
    this.isOptional = isOptional;
  }
}

/**
 * The declaration of an answer. A text is a path in the data, such as `viewer.customer?.name`: if the value before a
 * `?` is null, so is the value of the path; a path with a final `!` is described as never null. An object declares the
 * answer's fields by name; under `...`, it declares an answer whose fields are added to them.
 */
export type AnswerShape = string | Answer | { [name: string]: AnswerShape };

export function answerOf(shape: AnswerShape): Answer {
  if (shape instanceof Answer) return shape;
  return typeof shape === 'string' ? at(shape) : objectOf(shape);
}

/** The data as the document selects it, unchanged. */
export const itself = new Answer((data) => data, describeSelected);

/** All fields that the document selects, except those with these names. */
export const allBut = (...names: string[]) =>
  new Answer(
    (data) => Object.fromEntries(Object.entries(data as object).filter(([name]) => !names.includes(name))),
    (selected) => describeFields([...fieldsOf(selected)].filter(([name]) => !names.includes(name))),
  );

/** The value at a path, in the given shape; null when there is no value. */
export function at(path: string, shape: AnswerShape = itself): Answer {
  const answer = answerOf(shape);
  const read = readerOf(path);
  return new Answer(
    (data) => {
      const value = read(data);
      return value === null || value === undefined ? null : answer.build(value);
    },
    (selected) => {
      const { type, ...value } = selectedAt(path, selected);
      const schema = answer.describe({ ...value, type: new GraphQLNonNull(getNullableType(type)) });
      return isNonNullType(type) ? schema : orNull(schema);
    },
  );
}

/**
 * The value at a path. Throws NOT_FOUND when the value is null, or has no fields because the id belongs to an object of
 * another type.
 */
export function found(path: string, shape: AnswerShape = itself): Answer {
  const answer = at(`${path}!`, shape);
  const read = readerOf(path);
  return new Answer((data) => {
    const fields = Object.values(read(data) ?? {});
    if (fields.every((field) => field === undefined)) throw notFound();
    return answer.build(data);
  }, answer.describe);
}

/**
 * The list at a path; empty when it is null. `shared` are fields of every row that are read from the data around it.
 */
export function list(path: string, shape: AnswerShape = itself, shared: Record<string, AnswerShape> = {}): Answer {
  const row = answerOf(shape);
  const added = objectOf(shared);
  const read = readerOf(path);
  return new Answer(
    (data) => {
      const fields = added.build(data) as object;
      return ((read(data) ?? []) as unknown[]).map((item) => ({ ...(row.build(item) as object), ...fields }));
    },
    (selected) => ({
      type: 'array',
      items: mergeObjects(row.describe(itemOf(selectedAt(path, selected))), added.describe(selected)),
    }),
  );
}

/** The rows of a connection as a plain list, which is how the REST API documents relations. */
export const rows = (path: string, shape?: AnswerShape, shared?: Record<string, AnswerShape>) =>
  list(`${path}.edges`, at('node', shape), shared);

/** A value that `compute` returns for the value at a path; null when there is none. `schema` describes the value. */
export const computed = (path: string, schema: JsonSchema, compute: Answer['build']) =>
  at(path, new Answer(compute, () => schema));

/** An amount in kroner, as in all REST calls; the schema has amounts in øre. */
export const kroner = new Answer(
  (amount) => Number(amount) / 100,
  ({ description }) => ({ type: 'number', description: (description ?? 'In øre.').replaceAll('øre', 'kroner') }),
);

/** The amount at a path, in kroner. */
export const inKroner = (path: string) => at(path, kroner);

/** The same value in every answer. */
export const constant = (value: unknown) =>
  new Answer(
    () => value,
    () => ({ const: value }),
  );

/** The value at a path, in the given shape, for a field that is omitted when the value is null. */
export function optional(path: string, shape: AnswerShape = itself): Answer {
  const { build, describe } = at(`${path}!`, shape);
  return new Answer((data) => build(data) ?? undefined, describe, true);
}

/** The value at a path, or another value of the same type when there is none. */
export function withFallback(path: string, fallback: AnswerShape): Answer {
  const { build, describe } = at(`${path}!`);
  const other = answerOf(fallback);
  return new Answer((data) => build(data) ?? other.build(data), describe);
}

/** The value at a path or, when there is none, an answer of another shape. */
export function eitherOf(path: string, other: AnswerShape): Answer {
  const first = at(`${path}!`);
  const second = answerOf(other);
  return new Answer(
    (data) => first.build(data) ?? second.build(data),
    (selected) => ({ anyOf: [first.describe(selected), second.describe(selected)] }),
  );
}

/** An answer that is null when the value at the path is null. */
export function unlessNull(path: string, shape: AnswerShape): Answer {
  const answer = answerOf(shape);
  const read = readerOf(path);
  return new Answer(
    (data) => (read(data) ? answer.build(data) : null),
    (selected) => orNull(answer.describe(selected)),
  );
}

/** Describes the answer that a document's data is converted to. */
export function describeAnswer(shape: AnswerShape, document: DocumentNode, schema: GraphQLSchema): JsonSchema {
  const { operation, selectionSet } = document.definitions[0] as OperationDefinitionNode;
  const root = { schema, type: new GraphQLNonNull(schema.getRootType(operation)!), selectionSet };
  return answerOf(shape).describe(root);
}

function objectOf({ '...': spread, ...shapes }: Record<string, AnswerShape>): Answer {
  const base = spread === undefined ? undefined : answerOf(spread);
  const fields = Object.entries(shapes).map(([name, shape]) => [name, answerOf(shape)] as const);
  return new Answer(
    (data) => ({
      ...(base?.build(data) as object | undefined),
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.build(data)])),
    }),
    (selected) =>
      mergeObjects(base?.describe(selected) ?? {}, {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, field.describe(selected)])),
        required: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
      }),
  );
}

const mergeObjects = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ...one.properties, ...other.properties },
  required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
});

/** Returns a function that reads the value at a path from the data; the value is null after a null before `?`. */
export function readerOf(path: string): (data: unknown) => unknown {
  const steps = stepsOf(path);
  return (data) => {
    let value = data;
    for (const { name, endsAtNull } of steps) {
      value = (value as Record<string, unknown>)[name];
      if (endsAtNull && (value === null || value === undefined)) return null;
    }
    return value;
  };
}
