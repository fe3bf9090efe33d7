import { sql } from 'kysely';
import { statusKey, type TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { customers } from '../../companies/customers/customer.reads.ts';
import { filteredTasks } from '../tasks/task.reads.ts';
import type { TaskFilter } from '../tasks/taskFilter.types.ts';
import { adminTaskSorts, type AdminTaskSort } from './adminTaskSorts.ts';
import { doesWaitFor } from './waitsFor.reads.ts';

interface AdminTaskFilter {
  filter?: TaskFilter | null | undefined;
  customerId?: string | null | undefined;
  status?: string | null | undefined;
  isOpen?: boolean | null | undefined;
  waitsFor?: TaskWaitsFor | null | undefined;
}

/** The tasks of all companies that meet all conditions. */
export function adminTaskPage(
  reader: Reader,
  { sort, ...conditions }: AdminTaskFilter & { sort?: AdminTaskSort | null | undefined },
  args: PageArgs,
) {
  const query = matchingTasks(conditions);
  return readSortedPage({ read: (compiled) => reader.read(compiled), query, sorts: adminTaskSorts, sort, args });
}

function matchingTasks({ filter, customerId, status, isOpen, waitsFor }: AdminTaskFilter) {
  let query = filteredTasks(filter);
  if (customerId) query = query.where('customer_id', '=', customerId);
  if (status?.trim()) query = query.where('status_key', '=', statusKey(status));
  if (isOpen !== null && isOpen !== undefined)
    query = query.where(isOpen ? sql<boolean>`is_open` : sql<boolean>`not is_open`);
  return waitsFor ? query.where(doesWaitFor(waitsFor)) : query;
}

/** Tasks of which the values are offered as filters: more than a team has open at once. */
const MAX_OPEN = 5000;
const MAX_LATEST = 500;
const MAX_OPTIONS = 200;
const MAX_COMPANIES = 500;

/** The values by which the tasks of all companies can be filtered. */
export async function adminTaskFilterOptions(reader: Reader) {
  const [companies, [names]] = await Promise.all([
    reader.read(
      customers
        .where(sql<boolean>`exists (select from task_sync s where s.customer_id = customer.id)`)
        .orderBy('name')
        .orderBy('id')
        .limit(sql.lit(MAX_COMPANIES)),
    ),
    reader.read(
      sql<{ statuses: string[]; people: string[] }>`
        with known as materialized (
          (select status, assignees from task
           where is_open and deleted_at is null order by created_at desc, id desc limit ${sql.lit(MAX_OPEN)})
          union all
          (select status, assignees from task
           where deleted_at is null order by updated_at desc, id desc limit ${sql.lit(MAX_LATEST)}))
        select
          array(
            select min(status) collate ${sql.id(DANISH)} as name from known
            group by lower(status) order by name limit ${sql.lit(MAX_OPTIONS)}) as statuses,
          array(
            select distinct (item ->> 'name') collate ${sql.id(DANISH)} as name
            from known, jsonb_array_elements(known.assignees) item
            where item ->> 'name' <> '' order by name limit ${sql.lit(MAX_OPTIONS)}) as people`,
    ),
  ]);
  return { companies, ...names! };
}
