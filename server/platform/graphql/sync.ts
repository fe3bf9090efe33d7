import DataLoader from 'dataloader';
import {
  getNamedType,
  GraphQLNonNull,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { equalsAny } from '../db/equalsAny.ts';
import { defineLoader, type Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import { badInput } from '../errors.ts';
import { SYNC, type Page, type SyncRange } from './connection.ts';
import { DateTime } from './scalars.ts';

type Row = Record<string, unknown> & { id: string };
type Field = GraphQLField<Row, Context>;
type Args = Record<string | symbol, unknown>;

/** The time of an object that is no row yet, such as an integration that nobody has set up. */
const NEVER = new Date(0).toISOString();

const UPDATED_AT =
  'Time of the last change of the object, also of a change that no field shows. Lists with `updatedSince` are in ' +
  'this order. The year 1970 for an object that is not stored yet, such as an integration that nobody has set up.';
const UPDATED_SINCE =
  'Returns the rows that were changed at this time or later, in the order of their changes; other arguments still ' +
  'filter. Cannot be combined with `sort`. Begin the next run with `syncedUntil` of the last page of this one.';
const SYNCED_UNTIL =
  'Time to send as `updatedSince` in the next run: the page has no row that was changed later, and no change before ' +
  'this time can still appear. Null without `updatedSince`.';

/**
 * Gives every node the field `updatedAt`, and every list of nodes the argument `updatedSince` and the field
 * `syncedUntil`. Call once, after the relations are resolved and before the operations are guarded.
 */
export function addSync(schema: GraphQLSchema): void {
  const node = schema.getType('Node') as GraphQLInterfaceType;
  addField(node, 'updatedAt', { type: new GraphQLNonNull(DateTime), description: UPDATED_AT });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    if (type.getInterfaces().includes(node)) addUpdatedAt(type);
    for (const field of Object.values(type.getFields()) as Field[]) {
      const listed = syncedTypeOf(field, node);
      if (!listed) continue;
      addField(getNamedType(field.type) as GraphQLObjectType, 'syncedUntil', {
        type: DateTime,
        description: SYNCED_UNTIL,
      });
      addUpdatedSince(field);
    }
  }
}

/** The type of the rows when they are nodes and the field is a page of a list; otherwise undefined. */
export function syncedTypeOf(
  { type, args }: GraphQLField<never, never> | Field,
  node: GraphQLInterfaceType,
): GraphQLObjectType | undefined {
  const connection = getNamedType(type);
  if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return undefined;
  if (!args.some(({ name }) => name === 'after')) return undefined;
  const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType;
  const row = getNamedType(edge.getFields().node!.type);
  return isObjectType(row) && row.getInterfaces().includes(node) ? row : undefined;
}

function addUpdatedAt(type: GraphQLObjectType): void {
  const table = tableOf(type);
  addField(type, 'updatedAt', {
    type: new GraphQLNonNull(DateTime),
    description: UPDATED_AT,
    resolve: async (row, _, ctx) =>
      row.changedAt ?? (await changedAtLoader(ctx.readerOf(row), table).load(row.id)) ?? row.createdAt ?? NEVER,
  });
}

function addUpdatedSince(field: Field): void {
  const arg = {
    name: 'updatedSince',
    description: UPDATED_SINCE,
    type: DateTime,
    defaultValue: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  };
  (field.args as (typeof arg)[]).push(arg);
  const resolve = field.resolve!;
  field.resolve = async (root, args: Args, ctx, info) => {
    const since = args.updatedSince as string | null | undefined;
    if (since == null) return resolve(root, args, ctx, info);
    if (args.sort != null) throw badInput({ sort: 'En liste med updatedSince har sin egen rækkefølge' });
    const until = await boundLoader.of(ctx).load('until');
    const range: SyncRange = { since, until };
    const page = (await resolve(root, { ...args, [SYNC]: range }, ctx, info)) as Page<object> | null;
    if (page && page.syncedUntil !== until) throw new Error(`${field.name} does not support updatedSince`);
    return page;
  };
}

/** The table of a node type. */
export const tableOf = ({ name }: { name: string }): string =>
  name === 'User' ? 'user_account' : name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** Lists that are read at the same moment share one bound. It is never kept, because later lists have newer rows. */
const boundLoader = defineLoader(
  (reader) =>
    new DataLoader<string, string>(
      async (keys) => {
        const query = sqlBuilder.selectNoFrom(sql<string>`synced_until()`.as('until'));
        const [row] = await reader.readAsSystem(query);
        return keys.map(() => row!.until);
      },
      { cache: false },
    ),
);

const changeTimes = defineLoader(() => new Map<string, DataLoader<string, string | undefined>>());

/**
 * Loads the times of changes of rows that the caller has already. Reads as the system, because the role that returned
 * the row may be another one than that of the reader. Nothing is kept, since a mutation may have changed the row.
 */
function changedAtLoader(reader: Reader, table: string): DataLoader<string, string | undefined> {
  const byTable = changeTimes.of(reader);
  let loader = byTable.get(table);
  if (!loader) {
    loader = new DataLoader(
      async (ids) => {
        const rows = await reader.readAsSystem(
          sqlBuilder
            .selectFrom(table as 'department')
            .select(['id', sql<string>`changed_at`.as('changedAt')])
            .where('id', '=', equalsAny([...new Set(ids)])),
        );
        const times = new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
        return ids.map((id) => times.get(id));
      },
      { cache: false, maxBatchSize: 500 },
    );
    byTable.set(table, loader);
  }
  return loader;
}

interface NewField {
  type: Field['type'];
  description: string;
  resolve?: Field['resolve'];
}

/** Leaves a field of the same name as it is. */
function addField(type: GraphQLObjectType | GraphQLInterfaceType, name: string, field: NewField): void {
  const fields = type.getFields() as Record<string, Field>;
  fields[name] ??= {
    name,
    args: [],
    resolve: undefined,
    subscribe: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
    ...field,
  } as Field;
}
