import {
  getNamedType, getNullableType, getOperationAST, isCompositeType, isInterfaceType, isListType, isObjectType, Kind,
  type DocumentNode, type FieldNode, type GraphQLCompositeType, type GraphQLField, type GraphQLSchema, type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../graphql/connection.ts';

type Variables = Record<string, unknown> | null | undefined;

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
const costs = new WeakMap<DocumentNode, Map<string, Reading>>();

/** What an operation costs at most, which is told before it runs, and what its answer then came to. */
export interface OperationCost {
  requested: number;
  actualOf(data: unknown): number;
}

/**
 * One for the request, one for each object that comes back, and ten more for each mutation. What only wraps rows (connections,
 * edges) is free, and so are plain fields.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined, variables: Variables): OperationCost {
  const { fixed, parts } = readCost(schema, document, operationName);
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
function readCost(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Reading {
  const byName = costs.get(document) ?? new Map<string, Reading>();
  costs.set(document, byName);
  const name = operationName ?? '';
  let reading = byName.get(name);
  if (!reading) byName.set(name, (reading = new Reading(schema, document, operationName)));
  return reading;
}

class Reading {
  /** What it costs whatever comes back. */
  readonly fixed: number;
  readonly parts: Part[];
  readonly #schema: GraphQLSchema;
  readonly #fragments: Map<string, { typeCondition: { name: { value: string } }; selectionSet: SelectionSetNode }>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined) {
    this.#schema = schema;
    this.#fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
    const operation = getOperationAST(document, operationName);
    this.fixed = 1 + (operation?.operation === 'mutation' ? MUTATION * operation.selectionSet.selections.length : 0);
    this.parts = operation ? this.#within(schema.getRootType(operation.operation)!, operation.selectionSet, SHORT_LIST_TIMES) : [];
  }

  #within(type: GraphQLCompositeType, { selections }: SelectionSetNode, edges: Part['times']): Part[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return this.#field(type, node, edges);
      const { typeCondition, selectionSet } = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value)!;
      const inner = typeCondition ? (this.#schema.getType(typeCondition.name.value) as GraphQLCompositeType) : type;
      return this.#within(inner, selectionSet, edges);
    });
  }

  #field(parent: GraphQLCompositeType, node: FieldNode, edges: Part['times']): Part[] {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return [];
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return [];
    const isConnection = type.name.endsWith('Connection');
    const inner = this.#within(type, node.selectionSet, isConnection ? pageSize(field, node) : SHORT_LIST_TIMES);
    const times = !isListType(getNullableType(field.type)) ? once : parent.name.endsWith('Connection') ? edges : SHORT_LIST_TIMES;
    return [{ name: (node.alias ?? node.name).value, own: isConnection || /Edge$|^PageInfo$/.test(type.name) ? 0 : 1, times, inner }];
  }
}

const SHORT_LIST_TIMES = () => SHORT_LIST;

function pageSize(field: GraphQLField<unknown, unknown>, { arguments: given = [] }: FieldNode): Part['times'] {
  if (!field.args.some(({ name }) => name === 'first')) return SHORT_LIST_TIMES;
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return () => within(Number(value.value));
  return value?.kind === Kind.VARIABLE ? (variables) => within(variables?.[value.name.value]) : () => DEFAULT_PAGE;
}

const within = (first: unknown) => (typeof first === 'number' && first > 0 ? Math.min(first, MAX_PAGE) : DEFAULT_PAGE);
