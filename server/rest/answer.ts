import {
  getNullableType,
  GraphQLNonNull,
  isNonNullType,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { JsonSchema } from '../../domain/JsonSchema.ts';
import { notFound } from '../errors.ts';
import { orNull } from './jsonSchema.ts';
import { describeFields, describeSelected, fieldsOf, itemOf, selectedAt, stepsOf, type Selected } from './selected.ts';

/** A value of an answer. One declaration builds the value from the data of the document and describes it. */
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
 * The declaration of an answer. A text is a path in the data, such as `viewer.customer?.name`: the path ends at null
 * after a `?`, and a value with a final `!` is described as never null. An object has the declared fields, and the
 * fields of the answer under `...`.
 */
export type AnswerShape = string | Answer | { [name: string]: AnswerShape };

export function answerOf(shape: AnswerShape): Answer {
  if (shape instanceof Answer) return shape;
  return typeof shape === 'string' ? at(shape) : objectOf(shape);
}

/** The data itself, as it was selected. */
export const itself = new Answer((data) => data, describeSelected);

/** The selected fields except some. */
export const allBut = (...names: string[]) =>
  new Answer(
    (data) => Object.fromEntries(Object.entries(data as object).filter(([name]) => !names.includes(name))),
    (selected) => describeFields([...fieldsOf(selected)].filter(([name]) => !names.includes(name))),
  );

/** The value at a path, in another shape; null when there is no value. */
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

/** The value at a path; throws NOT_FOUND when it is null or, for an id of another type of object, without fields. */
export function found(path: string, shape: AnswerShape = itself): Answer {
  const answer = at(`${path}!`, shape);
  const read = readerOf(path);
  return new Answer((data) => {
    const fields = Object.values(read(data) ?? {});
    if (fields.every((field) => field === undefined)) throw notFound();
    return answer.build(data);
  }, answer.describe);
}

/** A list. `shared` are fields of each row that are read from the data around the list. */
export function list(path: string, shape: AnswerShape = itself, shared: Record<string, AnswerShape> = {}): Answer {
  const row = answerOf(shape);
  const added = objectOf(shared);
  const read = readerOf(path);
  return new Answer(
    (data) => {
      const fields = added.build(data) as object;
      return ((read(data) ?? []) as unknown[]).map((each) => ({ ...(row.build(each) as object), ...fields }));
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

/** A value that the answer computes from the value at a path. */
export const computed = (path: string, schema: JsonSchema, compute: Answer['build']) =>
  at(path, new Answer(compute, () => schema));

/** The REST API documents prices in kroner; the schema has them in øre. */
export const inKroner = (path: string) => computed(path, { type: 'number' }, (price) => Number(price) / 100);

export const constant = (value: unknown) =>
  new Answer(
    () => value,
    () => ({ const: value }),
  );

/** A field that is omitted when its value is null. */
export function optional(path: string): Answer {
  const { build, describe } = at(`${path}!`);
  return new Answer((data) => build(data) ?? undefined, describe, true);
}

/** The value at a path, or another value when there is none. */
export function withFallback(path: string, fallback: AnswerShape): Answer {
  const { build, describe } = at(`${path}!`);
  const other = answerOf(fallback);
  return new Answer((data) => build(data) ?? other.build(data), describe);
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

/** Describes the answer to a document. */
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
