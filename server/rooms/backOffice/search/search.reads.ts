import { sql, type RawBuilder } from 'kysely';
import { keysIn, searchAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH, SearchKind } from '../../../../domain/basics/search.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { CURRENT_COMPANY } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput } from '../../../platform/errors.ts';
import { DEFAULT_PAGE, MAX_PAGE } from '../../../platform/graphql/connection.ts';
import type { SearchHit } from './search.types.ts';

interface Search {
  text: string;
  kinds?: SearchKind[] | null;
  first?: number | null;
}

const allKinds = valuesOf(SearchKind);
/** The kinds that people have named. Only these are found with a typing mistake. */
const namedKinds = new Set<SearchKind>(['COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION', 'TASK', 'EVENT', 'DOCUMENT']);

/** What the text names in the viewer's own company, and events, best hits first. */
export const searchOwnCompany = (reader: Reader, search: Search) =>
  searchHits(reader, search, (wanted) => inCompany(wanted, sql.raw(CURRENT_COMPANY), sql`or e.customer_id is null`));

/**
 * The hits of an employee in all companies or one of them, best hits first. Kinds of other areas are left out before
 * the search, because they would take the places of hits that the employee sees.
 */
export function searchAsAdmin({ admin, person }: Context, search: Search & { customerId: string | null }) {
  const seen = keysIn(person.employeeRoles, searchAreas);
  const kinds = search.kinds?.filter((kind) => seen.includes(kind)) ?? seen;
  return searchHits(admin, { ...search, kinds }, (wanted) =>
    search.customerId ? inCompany(wanted, sql`${search.customerId}`) : inAllCompanies(wanted),
  );
}

interface Wanted {
  text: string;
  kinds: SearchKind[];
  /** Those of `kinds` that may be found with a typing mistake. */
  named: SearchKind[];
  first: number;
}

const inAllCompanies = ({ text, kinds, named, first }: Wanted) =>
  orSimilar(
    sql`select id, place from search_as_employee(${text}, ${kinds}::text[], ${first}::int)
      with ordinality as found (id, place)`,
    sql`select id, place from search_similar_as_employee(${text}, ${named}::text[], ${first}::int)
      with ordinality as found (id, place)`,
  );

/** The search for names with a typing mistake runs only when nothing else is found. */
const orSimilar = (exact: RawBuilder<unknown>, similar: RawBuilder<unknown>) => sql`
  with exact as materialized (${exact})
  select id, place from exact
  union all
  select s.id, s.place from (${similar}) s where not exists (select from exact)`;

/**
 * Finds by reading the entries of one company. Words may also name the department or installation of an entry. The
 * company's rows are found by their index, because the condition of a policy has to be checked before any other.
 */
const inCompany = (wanted: Wanted, company: RawBuilder<unknown>, others = sql``) =>
  orSimilar(exactInCompany(wanted, company, others), similarInCompany(wanted, company, others));

const exactInCompany = (
  { text, kinds, first }: Wanted,
  company: RawBuilder<unknown>,
  others: RawBuilder<unknown>,
) => sql`
  select f.id, row_number() over (order by f.rank, array_position(${kinds}::text[], f.kind), f.id desc) as place
  from (select search_fold(${text}) as folded) q
    cross join lateral (
      select e.id, e.kind,
        case when e.id = lower(${text}) then 0 else search_rank(e.searched, q.folded) end as rank
      from search_entry e left join search_entry d on d.id = e.department_id
        left join search_entry i on i.id = e.installation_id
      where (e.customer_id = ${company} ${others}) and e.kind = any(${kinds}::text[]) and q.folded <> ''
        and (concat(e.searched, split_part(d.searched, 'þ', 2), ' ', split_part(i.searched, 'þ', 2))
            like all (search_patterns(string_to_array(q.folded, ' '), false))
          or e.searched like '% ð' || replace(q.folded, ' ', '') || 'ð %' or e.id = lower(${text}))) f
  order by place limit ${first}`;

const similarInCompany = (
  { text, named, first }: Wanted,
  company: RawBuilder<unknown>,
  others: RawBuilder<unknown>,
) => sql`
  with typed as materialized (select patterns from search_typo_patterns(${text}))
  select e.id, row_number() over (order by array_position(${named}::text[], e.kind), e.id desc) as place
  from search_entry e
  where (e.customer_id = ${company} ${others}) and e.kind = any(${named}::text[])
    and exists (select from typed) and not exists (select from typed t where not e.searched like any (t.patterns))
  order by place limit ${first}`;

async function searchHits(
  reader: Reader,
  search: Search,
  find: (wanted: Wanted) => RawBuilder<unknown>,
): Promise<SearchHit[]> {
  const text = search.text.trim();
  const first = search.first ?? DEFAULT_PAGE;
  assertInRange(text, first);
  const kinds = allKinds.filter((kind) => search.kinds?.includes(kind) ?? true);
  const named = kinds.filter((kind) => namedKinds.has(kind));
  if (text.length < MIN_SEARCH_LENGTH || !kinds.length || !first) return [];
  return reader.read(
    sqlBuilder
      .selectFrom(sql<{ id: string; place: number }>`(${find({ text, kinds, named, first })})`.as('h'))
      .innerJoin('search_entry as e', 'e.id', 'h.id')
      .select([
        sql<string>`'search:' || e.id`.as('id'),
        'e.id as objectId',
        'e.kind',
        'e.title',
        'e.details',
        'e.customer_id as customerId',
        'e.department_id as departmentId',
        'e.installation_id as installationId',
      ])
      .orderBy('h.place'),
  );
}

function assertInRange(text: string, first: number): void {
  if (text.length > MAX_SEARCH_LENGTH) throw badInput({ text: `Søg med højst ${MAX_SEARCH_LENGTH} tegn` }, 'TOO_LONG');
  if (first < 0 || first > MAX_PAGE) throw badInput({ first: `first skal være mellem 0 og ${MAX_PAGE}` });
}
