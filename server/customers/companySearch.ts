import { sql } from 'kysely';
import type { Reader } from '../context.ts';
import { containing } from '../db/containing.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';
import { customers } from './customer.reads.ts';
import { SEARCHED } from './searched.ts';

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
  // Ids sort by the time they were made.
  NEWEST: { order: byId, direction: 'desc' },
  OLDEST: { order: byId, direction: 'asc' },
} as const;

/** The index knows texts by their three letters in a row; a shorter text is found by looking at the rows. */
const GRAM = 3;

/** All companies; the search looks at name, contact person and billing e-mail. */
export function companyPage(
  ctx: Reader,
  { search, sort }: { search?: string | null | undefined; sort?: CompanySort | null | undefined },
  args: PageArgs,
) {
  const text = search?.trim() ?? '';
  let query = customers;
  if (text.length >= GRAM)
    query = query.where(sql<boolean>`search_grams(${sql.raw(SEARCHED)}) @> search_grams(${text})`);
  if (text)
    query = query.where((eb) =>
      eb.or(
        (['name', 'contact_person', 'billing_email'] as const).map((column) => eb(column, 'ilike', containing(text))),
      ),
    );
  const { order, direction } = sorts[sort ?? 'NAME'];
  return readPage({ read: (compiled) => ctx.read(compiled), query, order: [...order], direction, args });
}
