import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import type { InboxKey } from './inbox.reads.ts';

const notes = sqlBuilder
  .selectFrom('internal_note as n')
  .innerJoin('user_account as u', 'u.id', 'n.author_id')
  .select(['n.id', 'n.text', 'n.kind', 'n.created_at as createdAt', 'u.name as authorName']);

export async function noteById(admin: Reader, id: string) {
  const [row] = await admin.read(notes.where('n.id', '=', id));
  return row;
}

const order = [{ column: 'n.id', key: 'id' }];

/** The notes about an item of the inbox, the newest first. */
export const notesAbout = (admin: Reader, { kind, subjectId }: InboxKey, args: PageArgs) =>
  readPage({
    read: (query) => admin.read(query),
    query: notes.where('n.kind', '=', kind).where('n.subject_id', '=', subjectId),
    order,
    direction: 'desc',
    args,
  });

/** All notes about a company, also those about its items in the inbox, the newest first. */
export const notesOfCompany = (admin: Reader, customerId: string, args: PageArgs) =>
  readPage({
    read: (query) => admin.read(query),
    query: notes.where('n.customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
