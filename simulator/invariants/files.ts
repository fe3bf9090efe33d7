import type { Simulation } from '../actions/Action.ts';
import { isSuccess } from '../actions/send.ts';
import { isEmployee, roleOfEmployee } from '../actors/Actor.ts';
import { idsReadBy } from './answers.ts';
import { sqlInvariant, type Invariant } from './Invariant.ts';

/** The sweep leaves younger bytes, whose row may be written next. Two of its nights have passed for older ones. */
const SWEPT_AFTER_MS = 48 * 3_600_000;

/** The uploads of earlier steps: a repeated call begins nothing, and the quota may have been lowered meanwhile. */
const begunBefore = new Set<string>();

async function storedSizes({ portal }: Simulation): Promise<Map<string, { size: number; changedAt: Date }>> {
  const stored = new Map<string, { size: number; changedAt: Date }>();
  for await (const { key, ...object } of portal.services.files.list()) stored.set(key, object);
  return stored;
}

/** Files belong to the company of what they stand at, those of events to none, and have their bytes. */
export const fileInvariants: Invariant[] = [
  sqlInvariant(
    'a file belongs to the company of what it stands at',
    `select f.id, f.customer_id from stored_file f
       left join task t on t.id = f.task_id
       left join service_agreement a on a.id = f.service_agreement_id
       left join license_request r on r.id = f.license_request_id
       left join company_document d on d.id = f.document_id
       left join file_content c on c.id = f.content_id
     where f.customer_id is distinct from coalesce(t.customer_id, a.customer_id, r.customer_id, d.customer_id)
       or c.id is not null and f.customer_id is distinct from c.customer_id`,
  ),
  sqlInvariant(
    'every content belongs to a file, and a file that is gone has none',
    `select c.id from file_content c where not exists (select from stored_file f where f.content_id = c.id)
     union all
     select f.id from stored_file f where (f.state = 'GONE') <> (f.deleted_at is not null)
       or f.state <> 'STORED' and f.content_id is not null`,
  ),
  sqlInvariant(
    'a version of a document is confirmed once',
    `select file_id, count(*) as n from document_reading where confirmed_at is not null
     group by file_id having count(*) > 1`,
  ),
  {
    name: 'every content has its bytes in the store',
    holds: 'settled',
    async check(simulation) {
      const stored = await storedSizes(simulation);
      const contents = await simulation.db.sql<{ key: string; size: number }>(
        `select store_key as key, size from file_content where state <> 'REFUSED'`,
      );
      return contents.flatMap(({ key, size }) =>
        stored.get(key)?.size === size
          ? []
          : [`${key} has ${stored.get(key)?.size ?? 'no'} bytes in the store instead of ${size}`],
      );
    },
  },
  {
    name: 'after the sweep, all bytes in the store belong to a content or to an upload that has arrived',
    holds: 'settled',
    async check(simulation) {
      const rows = await simulation.db.sql<{ key: string }>(
        `select store_key as key from file_content where state <> 'REFUSED'
         union all select store_key || '.preview' from file_content where has_preview
         union all select arrived_key from stored_file where state = 'UPLOADING' and arrived_key is not null`,
      );
      const known = new Set(rows.map(({ key }) => key));
      const sweptBefore = simulation.clock.now().getTime() - SWEPT_AFTER_MS;
      return [...(await storedSizes(simulation))]
        .filter(([key, { changedAt }]) => !known.has(key) && changedAt.getTime() < sweptBefore)
        .map(([key, { size }]) => `${size} bytes of ${key}`);
    },
  },
  {
    name: 'a company begins no upload for which its quota has no room',
    holds: 'always',
    async check({ calls, db }) {
      const begun = calls
        .filter(({ operation, answer }) => operation.startsWith('createUpload') && isSuccess(answer))
        .flatMap(idsReadBy)
        .filter((id) => !begunBefore.has(id));
      for (const id of begun) begunBefore.add(id);
      // A quota that is lowered in the same step says nothing about the uploads that began before.
      if (!begun.length || calls.some(({ operation }) => operation === 'setFileQuota')) return [];
      const rows = await db.sql(
        `select q.customer_id, q.megabytes, u.used from file_quota q, lateral (
           select coalesce((select sum(c.size) from file_content c
                 where c.customer_id = q.customer_id and c.state <> 'REFUSED'), 0)
             + coalesce((select sum(f.size) from stored_file f
                 where f.customer_id = q.customer_id and f.state = 'UPLOADING'
                   and coalesce(f.ticket_expires_at > simulated.now(), true)), 0) as used) u
         where u.used > q.megabytes * 1048576.0
           and q.customer_id in (select f.customer_id from stored_file f where f.id = any($1))`,
        [begun],
      );
      return rows.map((row) => JSON.stringify(row));
    },
  },
  {
    name: 'no employee is answered a file of another area',
    holds: 'always',
    async check({ calls, db }) {
      const read = calls.flatMap((call) => {
        const { kind, name } = call.actor;
        if (!isEmployee(kind)) return [];
        return idsReadBy(call).map((id) => ({ id, role: roleOfEmployee[kind], call: `${call.name} by ${name}` }));
      });
      if (!read.length) return [];
      const files = await db.sql<{ id: string; areas: string[] }>(
        `select id, string_to_array(case when task_id is not null then 'SUPPORT'
           when service_agreement_id is not null then 'SALES,SUPPORT' else 'SALES' end, ',') as areas
         from stored_file where id = any($1) and customer_id is not null`,
        [read.map(({ id }) => id)],
      );
      const areasOf = new Map(files.map(({ id, areas }) => [id, areas]));
      return read
        .filter(({ id, role }) => areasOf.get(id)?.includes(role) === false)
        .map(({ id, role, call }) => `${call}: ${id}, which ${role} does not see`);
    },
  },
];
