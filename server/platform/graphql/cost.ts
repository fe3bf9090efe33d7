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
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from './connection.ts';
import { fragmentsOf } from './fragments.ts';
import type { Variables } from './variables.ts';

/** A field of an operation that returns an object or a list of objects. */
interface CostNode {
  /** The field's name in the answer. */
  name: string;
  /** Points for each object: 0 for an object that only wraps others. */
  points: number;
  /** The highest possible number of objects. */
  maxCount: (variables: Variables) => number;
  /** Fields of each object that return objects themselves. */
  inner: CostNode[];
}

/** Extra points for each mutation. */
const MUTATION_COST = 10;
/** Assumed length of a list without an argument for its size. */
const SHORT_LIST = 5;

const oneObject = () => 1;
const costTrees = new WeakMap<OperationDefinitionNode, CostTree>();
/** Arguments that limit the number of rows in a list. */
const SIZE_ARGUMENTS = new Set(['first', 'limit']);
/** The argument of a list that has one object for each id. */
const IDS_ARGUMENT = 'ids';

/** The cost of an operation in points. */
export interface OperationCost {
  /** The highest possible cost, known before the operation runs. */
  requested: number;
  /** The cost of an answer, never more than `requested`. */
  actualOf(data: unknown): number;
}

/**
 * Calculates the cost of an operation: one point for the request, one for each object in the answer, and ten more for
 * each mutation. Connections and edges, which only wrap rows, are free, and so are plain fields. `variables` must be
 * coerced, so that a default value counts as much as a sent one.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationCost {
  const { fixed, nodes } = costTreeOf(schema, document, operation);
  const requested = fixed + highestCost(nodes, variables);
  return { requested, actualOf: (data) => Math.min(requested, fixed + actualCost(nodes, data)) };
}

const highestCost = (nodes: CostNode[], variables: Variables): number =>
  nodes.reduce(
    (total, { points, maxCount, inner }) => total + maxCount(variables) * (points + highestCost(inner, variables)),
    0,
  );

function actualCost(nodes: CostNode[], value: unknown): number {
  if (!value) return 0;
  if (Array.isArray(value)) return value.reduce<number>((total, each) => total + actualCost(nodes, each), 0);
  let total = 0;
  for (const { name, points, inner } of nodes) {
    const objects = (value as Record<string, unknown>)[name];
    if (objects)
      total += points * (Array.isArray(objects) ? objects.length : 1) + (inner.length ? actualCost(inner, objects) : 0);
  }
  return total;
}

/** Builds the tree of an operation once: between two requests of one operation only the variables differ. */
function costTreeOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostTree {
  let tree = costTrees.get(operation);
  if (!tree) costTrees.set(operation, (tree = new CostTree(schema, document, operation)));
  return tree;
}

class CostTree {
  /** The part of the cost that does not depend on the answer. */
  readonly fixed: number;
  readonly nodes: CostNode[];
  readonly #schema: GraphQLSchema;
  readonly #fragments: Map<string, { typeCondition: { name: { value: string } }; selectionSet: SelectionSetNode }>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#fragments = fragmentsOf(document);
    this.fixed =
      1 + (operation.operation === 'mutation' ? MUTATION_COST * this.#fieldCount(operation.selectionSet) : 0);
    this.nodes = this.#nodesOf(schema.getRootType(operation.operation)!, operation.selectionSet, SHORT_LIST_COUNT);
  }

  /** Number of fields in a selection, including those in its fragments. */
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

  /** `edges` is the number of edges when `type` is a connection, whose size the field above it has as an argument. */
  #nodesOf(type: GraphQLCompositeType, { selections }: SelectionSetNode, edges: CostNode['maxCount']): CostNode[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return this.#nodeOf(type, node, edges);
      const { typeCondition, selectionSet } =
        node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value)!;
      const inner = typeCondition ? (this.#schema.getType(typeCondition.name.value) as GraphQLCompositeType) : type;
      return this.#nodesOf(inner, selectionSet, edges);
    });
  }

  /** The node of a field; none for a field that returns no objects. */
  #nodeOf(parent: GraphQLCompositeType, node: FieldNode, edges: CostNode['maxCount']): CostNode[] {
    const field = this.#definitionOf(parent, node.name.value);
    if (!field || !node.selectionSet) return [];
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return [];
    const isList = isListType(getNullableType(field.type));
    const size = field === this.#allTypes ? () => this.#typeCount : pageSize(field, node);
    const inner = this.#nodesOf(type, node.selectionSet, (!isList && size) || SHORT_LIST_COUNT);
    const maxCount = isList ? (size ?? edges) : oneObject;
    // In an introspection query, an object that is not in a list, such as the type of a field, is free.
    const isFree = /(Connection|Edge)$|^PageInfo$/.test(type.name) || (isIntrospectionType(type) && !isList);
    return [{ name: (node.alias ?? node.name).value, points: isFree ? 0 : 1, maxCount, inner }];
  }

  #definitionOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (parent === this.#schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  }

  /** The field `__schema.types`, which is the only long list in an introspection query. */
  get #allTypes(): GraphQLField<unknown, unknown> | undefined {
    const type = this.#schema.getType('__Schema');
    return isObjectType(type) ? type.getFields().types : undefined;
  }

  get #typeCount(): number {
    return Object.keys(this.#schema.getTypeMap()).length;
  }
}

const SHORT_LIST_COUNT = () => SHORT_LIST;

/**
 * The number of rows that a field's size argument requests, as a literal, a variable or a default value. Undefined for
 * a field without such an argument.
 */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  { arguments: sent = [] }: FieldNode,
): CostNode['maxCount'] | undefined {
  const argument = field.args.find(({ name }) => SIZE_ARGUMENTS.has(name) || name === IDS_ARGUMENT);
  if (!argument) return undefined;
  const value = sent.find(({ name }) => name.value === argument.name)?.value;
  if (argument.name === IDS_ARGUMENT) return lengthOf(value);
  if (value?.kind === Kind.INT) return () => clampSize(Number(value.value));
  if (value?.kind !== Kind.VARIABLE) return () => clampSize(value ? null : argument.defaultValue);
  const variable = value.name.value;
  return (variables) => clampSize(Object.hasOwn(variables, variable) ? variables[variable] : argument.defaultValue);
}

/** The length of a list that is sent as a literal or a variable. One id may be sent without a list. */
function lengthOf(value: ValueNode | undefined): CostNode['maxCount'] {
  if (value?.kind === Kind.LIST) return () => Math.min(value.values.length, MAX_PAGE);
  if (value?.kind !== Kind.VARIABLE) return oneObject;
  const variable = value.name.value;
  return (variables) => {
    const ids = variables[variable];
    return Array.isArray(ids) ? Math.min(ids.length, MAX_PAGE) : 1;
  };
}

const clampSize = (size: unknown) => (typeof size === 'number' && size > 0 ? Math.min(size, MAX_PAGE) : DEFAULT_PAGE);
