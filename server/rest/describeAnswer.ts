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
import { mergeShapes, schemaOfShape, shapeOf, type KnownValues, type Shape } from './shape.ts';

/**
 * Describes the answer of a call. Runs the route's own functions with a sample answer, in which a placeholder that can
 * be found again stands for every value of the schema, and then once more for each nullable field with null in its
 * place. The shapes of all results are merged.
 */
export function describeAnswer(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): JsonSchema {
  const operation = document.definitions[0] as OperationDefinitionNode;
  const full = new Sample(schema, undefined);
  let shape: Shape = shapeOf(answerTo(route, full.of(operation)), full.known);
  for (const path of full.nullablePaths) {
    const sample = new Sample(schema, path);
    try {
      shape = mergeShapes(shape, shapeOf(answerTo(route, sample.of(operation)), sample.known));
    } catch {
      // The route throws for this null, so the call answers an error instead.
    }
  }
  const answer = schemaOfShape(shape);
  Object.assign((answer.items ?? answer).properties ?? {}, route.answer);
  return answer;
}

const answerTo = ({ connection, pick }: RestRoute, data: Json): unknown =>
  connection ? (connection(data)?.edges ?? []).map(({ node }) => pick(node as Json)) : pick(data);

/** A sample answer to a document, with null at no place or at one. */
class Sample {
  readonly known: KnownValues = new Map();
  readonly nullablePaths: string[] = [];
  readonly #schema: GraphQLSchema;
  readonly #nullPath: string | undefined;

  constructor(schema: GraphQLSchema, nullPath: string | undefined) {
    this.#schema = schema;
    this.#nullPath = nullPath;
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
      this.nullablePaths.push(path);
      if (path === this.#nullPath) return null;
    }
    const nullable = isNonNullType(type) ? type.ofType : type;
    if (isListType(nullable)) return [this.#value(nullable.ofType as GraphQLOutputType, selectionSet, `${path}[]`)];
    const named = getNamedType(nullable);
    if (selectionSet && (isObjectType(named) || isInterfaceType(named) || isUnionType(named))) {
      const object = this.#object(named, selectionSet, path);
      this.known.set(object, { description: description ?? undefined });
      return object;
    }
    const leaf = placeholderOf(named.name);
    this.known.set(leaf, { schema: { ...bareSchemaOf(named), ...(description && { description }) } });
    return leaf;
  }
}

/**
 * A placeholder that behaves like a value of the type and can be found again by identity. 1,001 øre is no whole number
 * of kroner, so that converted prices are described as fractional numbers.
 */
function placeholderOf(type: string): unknown {
  if (type === 'Int' || type === 'Float') return Object(1_001);
  if (type === 'Boolean') return Object(true);
  if (type === 'JSONObject') return {};
  return Object(type === 'DateTime' ? '2026-01-01T00:00:00.000Z' : type === 'Date' ? '2026-01-01' : 'text');
}
