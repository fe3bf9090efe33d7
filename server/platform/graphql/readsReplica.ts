import {
  BREAK,
  getOperationAST,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldMap,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { declareExport } from '../audit/declaredExports.ts';
import type { Freshness } from '../db/readReplica/ReadReplica.ts';
import { fragmentsOf } from './fragments.ts';

/** Declares that a query, or a field of `Admin`, may be answered by the read replica. */
export const ReadsReplica = (freshness: Freshness): MethodDecorator & PropertyDecorator =>
  Extensions({ replicaFreshness: freshness });

/**
 * How recent the rows of an operation must be; undefined when it reads from the primary. A query may read from the
 * replica when one of its fields declares that, or when it saves a list as a file. Its strictest field decides. Only
 * admins get delayed rows, because the rights of other viewers depend on rows.
 */
export function freshnessOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): Freshness | undefined {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query' || readsChanges(document)) return undefined;
  const fragments = fragmentsOf(document);
  const roots = fieldsOf(operation.selectionSet, fragments);
  const isExport = operation.directives?.some(({ name }) => name.value === declareExport.name);
  const queries = schema.getQueryType()!.getFields();
  if (!isExport && !roots.some((field) => declaredBy(queries, field))) return undefined;
  if (!roots.every(({ name }) => name.value === 'admin')) return 'current';
  if (isExport) return 'delayed';
  const admin = schema.getType('Admin');
  const ofAdmin = isObjectType(admin) ? admin.getFields() : {};
  const selected = roots.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments));
  return selected.every((field) => declaredBy(ofAdmin, field) === 'delayed') ? 'delayed' : 'current';
}

/**
 * Whether the document has a list of changes. The bound of such a list is that of the primary, and a replica may not
 * have all rows before the bound yet.
 */
function readsChanges(document: DocumentNode): boolean {
  let isFound = readingChanges.get(document);
  if (isFound === undefined) {
    isFound = false;
    visit(document, {
      Argument({ name }) {
        if (name.value !== 'updatedSince') return undefined;
        isFound = true;
        return BREAK;
      },
    });
    readingChanges.set(document, isFound);
  }
  return isFound;
}

const readingChanges = new WeakMap<DocumentNode, boolean>();

const declaredBy = (fields: GraphQLFieldMap<unknown, unknown>, { name }: FieldNode) =>
  fields[name.value]?.extensions.replicaFreshness as Freshness | undefined;

/** The fields of a selection and of its fragments, without those for which nothing is read. */
function fieldsOf(
  selectionSet: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection): FieldNode[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return fieldsOf(fragments.get(selection.name.value)?.selectionSet, fragments);
    return ['id', '__typename'].includes(selection.name.value) ? [] : [selection];
  });
}
