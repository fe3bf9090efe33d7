import type { ClipCardStatus } from '../../../../domain/basics/vocabulary.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { matchesSearch } from '../../../platform/db/matchesSearch.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { clipCardSorts, type ClipCardSort } from './clipCardSorts.ts';

const cardsIncludingDeleted = sqlBuilder
  .selectFrom('clip_card')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'user_id as userId',
    'hours',
    'hours_used as hoursUsed',
    'discount',
    'price',
    'status',
    'expires_on as expiresOn',
    'click_up_list_id as clickUpListId',
    'created_at as createdAt',
    'version',
  ]);
export const clipCards = cardsIncludingDeleted.where('deleted_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

export async function clipCardById(ctx: Reader, id: string) {
  const [row] = await ctx.read(clipCards.where('id', '=', id));
  return row;
}

export const clipCardNodeLoader = defineRowLoader((ids) => clipCards.where('id', '=', equalsAny(ids)));

/** Includes deleted cards, because work that was done on a deleted card still refers to the card. */
export const clipCardsByIds = new RowQuery(cardsIncludingDeleted);

export type ClipCardRow = NonNullable<Awaited<ReturnType<typeof clipCardById>>>;

export const clipCardChange = async (ctx: Reader, id: string) => changePayload(id, await clipCardById(ctx, id), order);

export function clipCardPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: clipCards.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

export const clipCardsOfDepartments = (ctx: Reader) =>
  new NestedPages<ClipCardRow>({
    read: (query) => ctx.read(query),
    query: clipCards,
    parentColumn: 'department_id',
    order,
    direction: 'desc',
  });

export interface ClipCardFilter {
  search?: string | null | undefined;
  status?: ClipCardStatus | null | undefined;
  sort?: ClipCardSort | null | undefined;
}

/** Clip cards of all companies. The search matches department, company and the buyer's e-mail. */
export function allClipCards(ctx: Reader, { search, status, sort }: ClipCardFilter, args: PageArgs) {
  let query = clipCards;
  if (status) query = query.where('status', '=', status);
  if (search?.trim()) query = query.where(matchesSearch(search, 'clip_card', ['company', 'department', 'user']));
  return readSortedPage({ read: (compiled) => ctx.read(compiled), query, sorts: clipCardSorts, sort, args });
}

export const hourEntries = sqlBuilder
  .selectFrom('hour_entry')
  .select([
    'id',
    'customer_id as customerId',
    'clip_card_id as clipCardId',
    'worked_on as workedOn',
    'minutes',
    'description',
    'reason',
    'task_id as taskId',
    'logged_by as loggedBy',
    'created_at as createdAt',
  ]);

export async function hourEntryById(ctx: Reader, id: string) {
  const [row] = await ctx.read(hourEntries.where('id', '=', id));
  return row;
}

export const hourEntryNodeLoader = defineRowLoader((ids) => hourEntries.where('id', '=', equalsAny(ids)));

export type HourEntryRow = NonNullable<Awaited<ReturnType<typeof hourEntryById>>>;

export const hourEntryChange = async (ctx: Reader, id: string) =>
  changePayload(id, await hourEntryById(ctx, id), order);

export const hourEntriesOfCards = (ctx: Reader) =>
  new NestedPages<HourEntryRow>({
    read: (query) => ctx.read(query),
    query: hourEntries,
    parentColumn: 'clip_card_id',
    order,
    direction: 'desc',
  });

export const hourEntriesOfTasks = (ctx: Reader) =>
  new NestedPages<HourEntryRow>({
    read: (query) => ctx.read(query),
    query: hourEntries,
    parentColumn: 'task_id',
    order,
    direction: 'desc',
  });

export const clipCardLoader = defineLoader((reader) => new RowsById(reader, clipCardsByIds));

export const departmentClipCardsLoader = defineLoader(clipCardsOfDepartments);

export const clipCardEntriesLoader = defineLoader(hourEntriesOfCards);

export const taskEntriesLoader = defineLoader(hourEntriesOfTasks);
