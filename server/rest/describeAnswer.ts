import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { bareSchemaOf, type JsonSchema } from './jsonSchema.ts';
import type { Json, RestRoute } from './RestRoute.ts';
import { both, schemaOfShape, shapeOf, type Known, type Shape } from './shape.ts';

/**
 * What a call answers. No table says so: the row's own functions are given an answer in which something that is known again
 * stands for every value of the schema, and then one more for each place that may be empty, to see what that makes of it.
 */
export function describeAnswer(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): JsonSchema {
  const operation = document.definitions[0] as OperationDefinitionNode;
  const full = new Sample(schema, undefined);
  let shape: Shape = shapeOf(answerTo(route, full.of(operation)), full.known);
  for (const empty of full.maybeEmpty) {
    const sample = new Sample(schema, empty);
    try {
      shape = both(shape, shapeOf(answerTo(route, sample.of(operation)), sample.known));
    } catch {
      // Without it there is no answer: that is one of the errors.
    }
  }
  const answer = schemaOfShape(shape);
  Object.assign((answer.items ?? answer).properties ?? {}, route.answer);
  return answer;
}

const answerTo = ({ connection, pick }: RestRoute, data: Json): unknown =>
  connection ? (connection(data)?.edges ?? []).map(({ node }) => pick(node as Json)) : pick(data);

/** An answer to a document, full but for one place. */
class Sample {
  readonly known: Known = new Map();
  readonly maybeEmpty: string[] = [];
  readonly #schema: GraphQLSchema;
  readonly #empty: string | undefined;

  constructor(schema: GraphQLSchema, empty: string | undefined) {
    this.#schema = schema;
    this.#empty = empty;
  }

  of({ operation, selectionSet }: OperationDefinitionNode): Json {
    return this.#object(this.#schema.getRootType(operation)!, selectionSet, '');
  }

  #object(type: GraphQLNamedType, { selections }: SelectionSetNode, path: string): Json {
    const object: Json = {};
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) Object.assign(object, this.#field(type as GraphQLObjectType, selection, path));
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const narrowed = selection.typeCondition
          ? (typeFromAST(this.#schema, selection.typeCondition) as GraphQLNamedType)
          : type;
        Object.assign(object, this.#object(narrowed, selection.selectionSet, path));
      }
    }
    return object;
  }

  #field(parent: GraphQLObjectType, { name, alias, selectionSet }: FieldNode, path: string): Json {
    const key = (alias ?? name).value;
    const { type, description } = parent.getFields()[name.value]!;
    return { [key]: this.#value(type, selectionSet, `${path}.${key}`, description) };
  }

  #value(
    type: GraphQLOutputType,
    selectionSet: SelectionSetNode | undefined,
    path: string,
    description?: string | null,
  ): unknown {
    if (!isNonNullType(type)) {
      this.maybeEmpty.push(path);
      if (path === this.#empty) return null;
    }
    const of = isNonNullType(type) ? type.ofType : type;
    if (isListType(of)) return [this.#value(of.ofType as GraphQLOutputType, selectionSet, `${path}[]`)];
    const named = getNamedType(of);
    if (selectionSet && (isObjectType(named) || isInterfaceType(named) || isUnionType(named))) {
      const object = this.#object(named, selectionSet, path);
      this.known.set(object, { description: description ?? undefined });
      return object;
    }
    const leaf = leafOf(named.name);
    this.known.set(leaf, { schema: { ...bareSchemaOf(named), ...(description && { description }) } });
    return leaf;
  }
}

/** It behaves as the value would, and is known again by identity. No sum of kroner is a whole number. */
function leafOf(type: string): unknown {
  if (type === 'Int' || type === 'Float') return Object(1_001);
  if (type === 'Boolean') return Object(true);
  if (type === 'JSONObject') return {};
  return Object(type === 'DateTime' ? '2026-01-01T00:00:00.000Z' : type === 'Date' ? '2026-01-01' : 'text');
}
