import {
  getOperationAST,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { assertMayCall, type AccessRule, type GuardedOperation } from '../access/Access.ts';
import type { Caller } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { fragmentsOf } from './fragments.ts';

type SchemaField = ReturnType<GraphQLObjectType['getFields']>[string];
type Run = (source: unknown, args: unknown, ctx: Context, ...info: unknown[]) => unknown;

/**
 * Makes each query, mutation and subscription refuse the callers that its `@Access` excludes; a subscription refuses
 * them again at each event. The fields of `Admin` are guarded in the same way, because employees of the reseller see
 * different parts of it. Throws for an operation or a field of `Admin` without `@Access`. Call once, when all resolvers
 * are in the schema.
 */
export function guardOperations(schema: GraphQLSchema): void {
  for (const type of Object.values(OperationTypeNode))
    for (const field of Object.values(schema.getRootType(type)?.getFields() ?? {}))
      guardField(field, operationOf(schema, type, field.name));
  for (const { field, operation } of adminFields(schema)) guardField(field, operation);
}

function guardField(field: SchemaField, operation: GuardedOperation): void {
  const guard =
    (run: Run): Run =>
    (source, args, ctx, ...info) => {
      assertMayCall(ctx.caller, operation);
      return run(source, args, ctx, ...info);
    };
  field.resolve &&= guard(field.resolve as Run);
  field.subscribe &&= guard(field.subscribe as Run);
}

/** The fields of `Admin` that a resolver computes, and who may read them. Throws for one without `@Access`. */
export function adminFields(schema: GraphQLSchema): { field: SchemaField; operation: GuardedOperation }[] {
  const type = schema.getType('Admin');
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ resolve }) => resolve)
    .map((field) => {
      const access = field.extensions.access as AccessRule | undefined;
      if (!access) throw new Error(`The field Admin.${field.name} does not declare who may read it: add @Access`);
      return { field, operation: { access, isMutation: false } };
    });
}

/** Throws for an operation without `@Access`. */
export function operationOf(schema: GraphQLSchema, type: OperationTypeNode, name: string): GuardedOperation {
  const access = schema.getRootType(type)?.getFields()[name]?.extensions.access as AccessRule | undefined;
  if (!access) throw new Error(`The ${type} ${name} does not declare who may call it: add @Access`);
  return { access, isMutation: type === OperationTypeNode.MUTATION };
}

/**
 * The operations of the schema that an operation of a document calls, those inside fragments included. Fields about the
 * schema itself, which no guard refuses, are undefined.
 */
export function calledOperations(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation: type, selectionSet }: OperationDefinitionNode,
): (GuardedOperation | undefined)[] {
  const fragments = fragmentsOf(document);
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return node.name.value;
      return namesIn(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)!.selectionSet,
      );
    });
  return namesIn(selectionSet).map((name) => (name.startsWith('__') ? undefined : operationOf(schema, type, name)));
}

/** The caller's refusal by the first operation when each of them refuses the caller, and undefined otherwise. */
export function refusalOfAll(caller: Caller, operations: readonly (GuardedOperation | undefined)[]): unknown {
  let refusal: unknown;
  for (const operation of operations) {
    try {
      if (!operation) return undefined;
      assertMayCall(caller, operation);
      return undefined;
    } catch (error) {
      refusal ??= error;
    }
  }
  return refusal;
}

/** The root field that a document with one root field calls, and the type of its operation. */
export function calledField(document: DocumentNode): { type: OperationTypeNode; name: string } {
  const { operation: type, selectionSet } = getOperationAST(document)!;
  const [field] = selectionSet.selections as [FieldNode];
  return { type, name: field.name.value };
}

/**
 * The operation that a document with one root field calls. For `admin`, whose fields have rights of their own, that is
 * the one field which the document reads.
 */
export function calledOperation(schema: GraphQLSchema, document: DocumentNode): GuardedOperation {
  const { type, name } = calledField(document);
  return adminFieldOf(schema, document) ?? operationOf(schema, type, name);
}

function adminFieldOf(schema: GraphQLSchema, document: DocumentNode): GuardedOperation | undefined {
  const [root] = getOperationAST(document)!.selectionSet.selections as [FieldNode];
  if (root.name.value !== 'admin') return undefined;
  const [read] = root.selectionSet!.selections as [FieldNode];
  return adminFields(schema).find(({ field }) => field.name === read.name.value)?.operation;
}

/** Returns a check that throws as the operation of the document would, for callers that it refuses. */
export function callerCheck(schema: GraphQLSchema, document: DocumentNode): (ctx: Context) => void {
  const operation = calledOperation(schema, document);
  return ({ caller }) => assertMayCall(caller, operation);
}
