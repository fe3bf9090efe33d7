import { sql } from 'kysely';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { EventMessageGroup, messageGroupOf, type EventMessageState } from '../../../../domain/events/eventMessages.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

const messages = sqlBuilder
  .selectFrom('event_message')
  .innerJoin('user_account as author', 'author.id', 'event_message.author_id')
  .select([
    'event_message.id',
    'event_message.event_id as eventId',
    'author.name as authorName',
    'event_message.subject',
    'event_message.body',
    'event_message.groups',
    'event_message.total',
    'event_message.skipped',
    'event_message.delivered',
    'event_message.failed',
    'event_message.created_at as createdAt',
    'event_message.settled_at as settledAt',
  ]);
const byId = [{ column: 'event_message.id', key: 'id' }];

/** Messages about an event, newest first. */
export const messagePage = (admin: Reader, eventId: string, args: PageArgs) =>
  readPage({
    read: (query) => admin.read(query),
    query: messages.where('event_id', '=', eventId),
    order: byId,
    direction: 'desc',
    args,
  });

/** The message as a list shows it; undefined when it is about another event. */
export async function messageChange(admin: Reader, id: string, eventId?: string) {
  const [row] = await admin.read(messages.where('event_message.id', '=', id));
  return eventId === undefined || row?.eventId === eventId ? changePayload(id, row, byId) : undefined;
}

/** The message that was stored under a request id. */
export async function earlierMessage(admin: Reader, requestId: string) {
  const [row] = await admin.read(
    sqlBuilder
      .selectFrom('event_message')
      .select(['id', 'event_id as eventId', 'fingerprint', 'author_id as authorId'])
      .where('request_id', '=', requestId),
  );
  return row;
}

/** The people of an event in these statuses, oldest registration first, without those whose data is erased. */
export const messageRecipients = (eventId: string, statuses: readonly RegistrationStatus[]) =>
  sqlBuilder
    .selectFrom('event_registration')
    .select(['id', 'name', 'email', 'status', 'user_id as userId', 'customer_id as customerId'])
    .where('event_id', '=', eventId)
    .where('status', '=', equalsAny(statuses) as never)
    .where('erased_at', 'is', null)
    .orderBy('id');

/** How many people of an event each group has. */
export async function countGroups(admin: Reader, eventId: string) {
  const counts = await admin.read(
    sqlBuilder
      .selectFrom('event_registration')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('event_id', '=', eventId)
      .where('erased_at', 'is', null)
      .groupBy('status'),
  );
  return valuesOf(EventMessageGroup).map((group) => ({
    group,
    count: counts.reduce((sum, { status, count }) => sum + (messageGroupOf(status) === group ? Number(count) : 0), 0),
  }));
}

/** What became of the recipients of a message. */
export interface MessageOutcome {
  state: EventMessageState;
  skipped: number;
  delivered: number;
  failed: number;
}

export interface MessageRow {
  id: string;
  total: number;
  skipped: number;
  delivered: number;
  failed: number;
  settledAt: Date | string | null;
}

/** Counts the recipients of messages that are not settled. Mails are rows that only the system may read. */
const outcomes = (ids: readonly string[]) => sql<Omit<MessageOutcome, 'state'> & { id: string }>`
    select r.message_id as id, count(*) filter (where r.state = 'SKIPPED')::int as skipped,
      count(*) filter (where m.sent_at is not null)::int as delivered,
      count(*) filter (where m.failed_at is not null)::int as failed
    from event_message_recipient r left join mail m on m.id = r.mail_id
    where r.message_id = ${equalsAny(ids)} group by r.message_id`;

const outcomeLoader = defineLoader((reader) => new RowLoader((ids) => reader.readAsSystem(outcomes(ids))));

/** The outcome of a message: stored once it is settled, counted until then. */
export async function outcomeOf(reader: Reader, message: MessageRow): Promise<MessageOutcome> {
  if (message.settledAt) return { ...message, state: 'SENT' };
  const counted = (await outcomeLoader.of(reader).load(message.id)) ?? { skipped: 0, delivered: 0, failed: 0 };
  const isSettled = counted.skipped + counted.delivered + counted.failed >= message.total;
  return { ...counted, state: isSettled ? 'SENT' : 'SENDING' };
}
