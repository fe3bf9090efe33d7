import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Subject } from '../../../domain/basics/vocabulary.ts';
import { sees } from '../access/policy.ts';
import { subjectsOf } from '../access/Sees.ts';
import type { Context } from '../context.ts';
import type { PageArgs } from './connection.ts';
import { pageOf } from './keyset.ts';

type Field = GraphQLField<object, Context>;

/**
 * Answers the fields of subjects that the viewer does not see without reading anything: lists are empty, sums and
 * counts are 0, and everything else is null. Call once, before `addSync`, whose arguments an empty page needs.
 */
export function hideSubjects(schema: GraphQLSchema): void {
  for (const { field, subjects } of subjectFields(schema)) {
    // A field without a resolver of its own shows a property of the row.
    const { resolve = defaultFieldResolver } = field;
    const hidden = hiddenValueOf(field);
    if (!hidden) continue;
    field.resolve = (row, args, ctx, info) => {
      const { viewer } = ctx.caller;
      return viewer && !sees(viewer, ...subjects) ? hidden(args as PageArgs) : resolve(row, args, ctx, info);
    };
  }
}

interface SubjectField {
  type: GraphQLObjectType;
  field: Field;
  subjects: Subject[];
}

/** The fields that declare their subjects, and the lists of types that do. */
export function subjectFields(schema: GraphQLSchema): SubjectField[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && type !== schema.getMutationType()
      ? (Object.values(type.getFields()) as Field[]).flatMap((field) => {
          const subjects = subjectsOf(field) ?? subjectsOfRows(field);
          return subjects ? [{ type, field, subjects }] : [];
        })
      : [],
  );
}

function subjectsOfRows(field: Field): Subject[] | undefined {
  const rows = rowTypeOf(field);
  return rows && subjectsOf(rows);
}

/** The type of the rows of a list or a connection. */
function rowTypeOf({ type }: Field): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named)) return undefined;
  if (isListType(getNullableType(type))) return named;
  if (!isConnection(named)) return undefined;
  const row = getNamedType((getNamedType(named.getFields().edges!.type) as GraphQLObjectType).getFields().node!.type);
  return isObjectType(row) ? row : undefined;
}

const isConnection = ({ name }: GraphQLObjectType) => name.endsWith('Connection');

const emptyScalars: Record<string, () => unknown> = { Int: () => 0, Float: () => 0, Boolean: () => false };

/** Undefined for an object that the schema promises, which row-level security alone decides about. */
function hiddenValueOf({ type }: Field): ((args: PageArgs) => unknown) | undefined {
  const named = getNamedType(type);
  if (isObjectType(named) && isConnection(named)) return (args) => pageOf([], [], args, async () => 0);
  if (isListType(getNullableType(type))) return () => [];
  if (!isNonNullType(type)) return () => null;
  return emptyScalars[named.name];
}
