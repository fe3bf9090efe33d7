import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';

const versions = sqlBuilder
  .selectFrom('price_list as l')
  .leftJoin('user_account as u', 'u.id', 'l.created_by_id')
  .select([
    'l.id',
    'l.valid_from as validFrom',
    'l.figures',
    'l.note',
    'l.created_at as createdAt',
    'l.withdrawn_at as withdrawnAt',
    'l.version',
    'u.name as createdBy',
  ]);

const order = [
  { column: 'l.valid_from', key: 'validFrom' },
  { column: 'l.id', key: 'id' },
];

export async function upcomingPriceListById(admin: Reader, id: string) {
  const [row] = await admin.read(versions.where('l.id', '=', id));
  return row;
}

export type PriceListRow = NonNullable<Awaited<ReturnType<typeof upcomingPriceListById>>>;

export const upcomingPriceListChange = async (admin: Reader, id: string) =>
  changePayload(id, await upcomingPriceListById(admin, id), order);

/** All versions, those of the future first. */
export const priceListPage = (admin: Reader, args: PageArgs) =>
  readPage({ read: (query) => admin.read(query), query: versions, order, direction: 'desc', args });
