import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';

const announcements = sqlBuilder
  .selectFrom('announcement as a')
  .leftJoin('user_account as u', 'u.id', 'a.created_by_id')
  .select([
    'a.id',
    'a.title',
    'a.text',
    'a.link',
    'a.severity',
    'a.starts_at as startsAt',
    'a.ends_at as endsAt',
    'a.created_at as createdAt',
    'a.version',
    'u.name as createdBy',
  ]);

const order = [
  { column: 'a.starts_at', key: 'startsAt' },
  { column: 'a.id', key: 'id' },
];

export async function announcementChange(admin: Reader, id: string) {
  const [row] = await admin.read(announcements.where('a.id', '=', id));
  return changePayload(id, row, order);
}

/** All announcements, also planned and ended ones; those that begin last come first. */
export const announcementPage = (admin: Reader, args: PageArgs) =>
  readPage({ read: (query) => admin.read(query), query: announcements, order, direction: 'desc', args });
