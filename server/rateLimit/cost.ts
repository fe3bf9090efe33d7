import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../graphql/connection.ts';
import type { Variables } from '../graphql/variables.ts';

/** An object that an answer may hold, where it is in it, how many there are of it, and what lies in each of them. */
interface Part {
  name: string;
  own: number;
  times: (variables: Variables) => number;
  inner: Part[];
}

const MUTATION = 10;
/** What a list counts for that has no `first`. */
const SHORT_LIST = 5;

const once = () => 1;
const readings = new WeakMap<OperationDefinitionNode, Reading>();
/** Arguments that say how many rows a list may hold. */
const SIZE_ARGUMENTS = new Set(['first', 'limit']);

/** What an operation costs at most, which is told before it runs, and what its answer then came to. */
export interface OperationCost {
  requested: number;
  actualOf(data: unknown): number;
}

/**
 * One for the request, one for each object that comes back, and ten more for each mutation. What only wraps rows (connections,
 * edges) is free, and so are plain fields. `variables` are the coerced ones: a default value weighs as much as one that was sent.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationCost {
  const { fixed, parts } = readingOf(schema, document, operation);
  const requested = fixed + most(parts, variables);
  return { requested, actualOf: (data) => Math.min(requested, fixed + held(parts, data)) };
}

const most = (parts: Part[], variables: Variables): number =>
  parts.reduce((total, { own, times, inner }) => total + times(variables) * (own + most(inner, variables)), 0);

function held(parts: Part[], value: unknown): number {
  if (!value) return 0;
  if (Array.isArray(value)) return value.reduce<number>((total, each) => total + held(parts, each), 0);
  let total = 0;
  for (const { name, own, inner } of parts) {
    const found = (value as Record<string, unknown>)[name];
    if (found) total += own * (Array.isArray(found) ? found.length : 1) + (inner.length ? held(inner, found) : 0);
  }
  return total;
}

/** Read from the document once: what differs between two requests is how much they ask for. */
function readingOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Reading {
  let reading = readings.get(operation);
  if (!reading) readings.set(operation, (reading = new Reading(schema, document, operation)));
  return reading;
}

class Reading {
  /** What it costs whatever comes back. */
  readonly fixed: number;
  readonly parts: Part[];
  readonly #schema: GraphQLSchema;
  readonly #fragments: Map<string, { typeCondition: { name: { value: string } }; selectionSet: SelectionSetNode }>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
    this.fixed = 1 + (operation.operation === 'mutation' ? MUTATION * this.#fieldCount(operation.selectionSet) : 0);
    this.parts = this.#within(schema.getRootType(operation.operation)!, operation.selectionSet, SHORT_LIST_TIMES);
  }

  /** Fields of a selection, those within its fragments included. */
  #fieldCount({ selections }: SelectionSetNode): number {
    return selections.reduce((count, node) => {
      if (node.kind === Kind.FIELD) return count + 1;
      return (
        count +
        this.#fieldCount(
          node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : this.#fragments.get(node.name.value)!.selectionSet,
        )
      );
    }, 0);
  }

  #within(type: GraphQLCompositeType, { selections }: SelectionSetNode, edges: Part['times']): Part[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return this.#field(type, node, edges);
      const { typeCondition, selectionSet } =
        node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value)!;
      const inner = typeCondition ? (this.#schema.getType(typeCondition.name.value) as GraphQLCompositeType) : type;
      return this.#within(inner, selectionSet, edges);
    });
  }

  #field(parent: GraphQLCompositeType, node: FieldNode, edges: Part['times']): Part[] {
    const field = this.#definitionOf(parent, node.name.value);
    if (!field || !node.selectionSet) return [];
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return [];
    const isList = isListType(getNullableType(field.type));
    const size = field === this.#allTypes ? () => this.#typeCount : pageSize(field, node);
    const inner = this.#within(type, node.selectionSet, (!isList && size) || SHORT_LIST_TIMES);
    const times = isList ? (size ?? edges) : once;
    // Of the schema itself, a type that something refers to is as free as a plain field.
    const isFree = /(Connection|Edge)$|^PageInfo$/.test(type.name) || (isIntrospectionType(type) && !isList);
    return [{ name: (node.alias ?? node.name).value, own: isFree ? 0 : 1, times, inner }];
  }

  #definitionOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (parent === this.#schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  }

  /** `__schema { types }`, the one list of the introspection that is long. */
  get #allTypes(): GraphQLField<unknown, unknown> | undefined {
    const type = this.#schema.getType('__Schema');
    return isObjectType(type) ? type.getFields().types : undefined;
  }

  get #typeCount(): number {
    return Object.keys(this.#schema.getTypeMap()).length;
  }
}

const SHORT_LIST_TIMES = () => SHORT_LIST;

/** How many rows a field's argument asks for, whether that is written out, a variable or a default. */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
): Part['times'] | undefined {
  const argument = field.args.find(({ name }) => SIZE_ARGUMENTS.has(name));
  if (!argument) return undefined;
  const value = given.find(({ name }) => name.value === argument.name)?.value;
  if (value?.kind === Kind.INT) return () => within(Number(value.value));
  if (value?.kind !== Kind.VARIABLE) return () => within(value ? null : argument.defaultValue);
  const variable = value.name.value;
  return (variables) => within(Object.hasOwn(variables, variable) ? variables[variable] : argument.defaultValue);
}

const within = (size: unknown) => (typeof size === 'number' && size > 0 ? Math.min(size, MAX_PAGE) : DEFAULT_PAGE);
