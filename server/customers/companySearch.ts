import { sql } from 'kysely';
import { containsPattern } from '../db/containsPattern.ts';
import type { Reader } from '../db/Reader.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';
import { customers } from './customer.reads.ts';
import { SEARCHED_COLUMNS } from './searchedColumns.ts';

export const companySorts = {
  NAME: 'NAME',
  NAME_DESC: 'NAME_DESC',
  CONTACT_PERSON: 'CONTACT_PERSON',
  CONTACT_PERSON_DESC: 'CONTACT_PERSON_DESC',
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
} as const;
export type CompanySort = keyof typeof companySorts;

const byId = [{ column: 'id', key: 'id' }];
const byName = [{ column: 'name', key: 'name' }, ...byId];
const byContactPerson = [{ column: 'contact_person', key: 'contactPerson' }, ...byId];
const sorts = {
  NAME: { order: byName, direction: 'asc' },
  NAME_DESC: { order: byName, direction: 'desc' },
  CONTACT_PERSON: { order: byContactPerson, direction: 'asc' },
  CONTACT_PERSON_DESC: { order: byContactPerson, direction: 'desc' },
  // Ids sort by their time of creation.
  NEWEST: { order: byId, direction: 'desc' },
  OLDEST: { order: byId, direction: 'asc' },
} as const;

/** The index contains trigrams; a shorter search text is matched against all rows. */
const TRIGRAM_LENGTH = 3;

/** A page of all companies. The search matches name, contact person and billing e-mail. */
export function companyPage(
  ctx: Reader,
  { search, sort }: { search?: string | null | undefined; sort?: CompanySort | null | undefined },
  args: PageArgs,
) {
  const text = search?.trim() ?? '';
  let query = customers;
  if (text.length >= TRIGRAM_LENGTH)
    query = query.where(sql<boolean>`search_grams(${sql.raw(SEARCHED_COLUMNS)}) @> search_grams(${text})`);
  if (text)
    query = query.where((eb) =>
      eb.or(
        (['name', 'contact_person', 'billing_email'] as const).map((column) =>
          eb(column, 'ilike', containsPattern(text)),
        ),
      ),
    );
  const { order, direction } = sorts[sort ?? 'NAME'];
  return readPage({ read: (compiled) => ctx.read(compiled), query, order: [...order], direction, args });
}
