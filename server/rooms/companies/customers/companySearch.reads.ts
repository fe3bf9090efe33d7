import { sql, type RawBuilder } from 'kysely';
import type { SetupPart } from '../../../../domain/companies/setupParts.ts';
import type { Context } from '../../../platform/context.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { mayContain } from '../../../platform/db/trigrams.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { collect, type Room } from '../../../platform/room.ts';
import { customers } from './customer.reads.ts';
import { SEARCHED_COLUMNS } from './searchedColumns.ts';

export const companySorts = {
  NAME: 'NAME',
  NAME_DESC: 'NAME_DESC',
  CONTACT_PERSON: 'CONTACT_PERSON',
  CONTACT_PERSON_DESC: 'CONTACT_PERSON_DESC',
  VAT_NUMBER: 'VAT_NUMBER',
  VAT_NUMBER_DESC: 'VAT_NUMBER_DESC',
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
} as const;
export type CompanySort = keyof typeof companySorts;

const byId = [{ column: 'id', key: 'id' }];
const byName = [{ column: 'name', key: 'name' }, ...byId];
const byContactPerson = [{ column: 'contact_person', key: 'contactPerson' }, ...byId];
const byVatNumber = [{ column: 'vat_number', key: 'vatNumber' }, ...byId];
/**
 * Each order has an index, so that a page costs the same in a list of any length. Numbers of users, departments and
 * licences have none: they are counted from other tables for the companies of the page, and sorting by them would count
 * for all companies. Addresses, e-mails and phone numbers are looked up by the search.
 */
const sorts = {
  NAME: { order: byName, direction: 'asc' },
  NAME_DESC: { order: byName, direction: 'desc' },
  CONTACT_PERSON: { order: byContactPerson, direction: 'asc' },
  CONTACT_PERSON_DESC: { order: byContactPerson, direction: 'desc' },
  VAT_NUMBER: { order: byVatNumber, direction: 'asc' },
  VAT_NUMBER_DESC: { order: byVatNumber, direction: 'desc' },
  // Ids sort by their time of creation.
  NEWEST: { order: byId, direction: 'desc' },
  OLDEST: { order: byId, direction: 'asc' },
} as const;

export interface CompanyFilter {
  /** Matches name, contact person and billing e-mail, and the start of the CVR number. */
  search?: string | null | undefined;
  /** Only companies whose setup misses this part. */
  missing?: SetupPart | null | undefined;
  ids?: string[] | null | undefined;
}

type MissingSetup = Partial<Record<Exclude<SetupPart, 'ANY'>, RawBuilder<boolean>>>;

declare module '../../../platform/room.ts' {
  interface Room {
    /** SQL conditions on a `customer`: a part of its setup, which the room stores, is missing. */
    missingSetup?: MissingSetup;
  }
}

/** The parts that a company itself stores. */
export const missingSetup: MissingSetup = {
  DINERO: sql`dinero_contact_id is null`,
  CLICK_UP: sql`click_up_folder_id is null`,
  CONTACT: sql`point_of_contact_id is null`,
};

/** SQL: the setup of a company misses this part. */
function isMissing(rooms: readonly Room[], part: SetupPart): RawBuilder<boolean> {
  const conditions = collect(rooms, 'missingSetup', 'a part of the setup');
  if (part === 'ANY') return sql`(${sql.join(Object.values(conditions), sql` or `)})`;
  const condition = conditions[part];
  if (!condition) throw new Error(`No room tells whether ${part} is missing`);
  return condition;
}

/** The digits of a text that can be the start of a CVR number, such as "DK 12 34"; undefined for any other text. */
function vatDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.-]/g, '').replace(/^dk/i, '');
  return /^\d{2,8}$/.test(digits) ? digits : undefined;
}

/** Query of the companies that match the filter. */
export function matchingCompanies(rooms: readonly Room[], { search, missing, ids }: CompanyFilter) {
  const text = search?.trim() ?? '';
  let query = ids ? customers.where('id', '=', equalsAny(ids)) : customers;
  if (missing) query = query.where(isMissing(rooms, missing));
  if (!text) return query;
  const digits = vatDigits(text);
  return query.where((eb) =>
    eb.or([
      eb.and([
        mayContain(sql.raw(SEARCHED_COLUMNS), text),
        eb.or(
          (['name', 'contact_person', 'billing_email'] as const).map((column) =>
            eb(column, 'ilike', containsPattern(text)),
          ),
        ),
      ]),
      ...(digits ? [eb('vat_number', 'like', `${digits}%`)] : []),
    ]),
  );
}

/** A page of the companies that match the filter. */
export function companyPage(
  ctx: Context,
  { sort, ...filter }: CompanyFilter & { sort?: CompanySort | null | undefined },
  args: PageArgs,
) {
  const { order, direction } = sorts[sort ?? 'NAME'];
  const query = matchingCompanies(ctx.services.rooms, filter);
  return readPage({ read: (compiled) => ctx.admin.read(compiled), query, order: [...order], direction, args });
}

/** A page of the companies of one point of contact. */
export const contactCompanyPage = (ctx: Reader, contactId: string, args: PageArgs) =>
  readPage({
    read: (compiled) => ctx.read(compiled),
    query: customers.where('point_of_contact_id', '=', contactId),
    order: byName,
    direction: 'asc',
    args,
  });
