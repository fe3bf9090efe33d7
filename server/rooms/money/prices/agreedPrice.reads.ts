import type { AgreedPrice as AgreedPriceFigures } from '../../../../domain/money/agreedPrices.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** Withdrawn prices are kept in the table only. */
const agreedPrices = sqlBuilder
  .selectFrom('agreed_price')
  .select([
    'id',
    'customer_id as customerId',
    'item',
    'price',
    'discount_percent as discountPercent',
    'valid_from as validFrom',
    'valid_until as validUntil',
    'created_at as createdAt',
    'version',
  ])
  .where('withdrawn_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

export async function agreedPriceById(ctx: Reader, id: string) {
  const [row] = await ctx.read(agreedPrices.where('id', '=', id));
  return row;
}

export const agreedPriceNodeLoader = defineRowLoader((ids) => agreedPrices.where('id', '=', equalsAny(ids)));

export const agreedPriceChange = async (ctx: Reader, id: string) =>
  changePayload(id, await agreedPriceById(ctx, id), order);

/** A company's agreed prices, newest first: past, current and upcoming ones. */
export const agreedPricePage = (ctx: Reader, customerId: string, args: PageArgs) =>
  readPage({
    read: (query) => ctx.read(query),
    query: agreedPrices.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });

interface CompanyAgreedPrices {
  /** Id of the company. */
  id: string;
  prices: AgreedPriceFigures[];
}

/** The agreed prices of companies, read for all of them in one statement. */
export const agreedPricesLoader = defineLoader(
  (reader) =>
    new RowLoader<CompanyAgreedPrices>(async (ids) => {
      const rows = await reader.read(agreedPrices.where('customer_id', '=', equalsAny(ids)));
      return ids.map((id) => ({ id, prices: rows.filter(({ customerId }) => customerId === id) }));
    }),
);

/** Note and author of agreed prices, which only the admin role can read. */
export const agreedPriceHistoryLoader = defineLoader(
  (admin) =>
    new RowLoader((ids) =>
      admin.read(
        sqlBuilder
          .selectFrom('agreed_price as p')
          .leftJoin('user_account as u', 'u.id', 'p.created_by_id')
          .select(['p.id', 'p.note', 'u.name as createdBy'])
          .where('p.id', '=', equalsAny(ids)),
      ),
    ),
);
