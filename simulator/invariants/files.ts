import { sqlInvariant, type Invariant } from './Invariant.ts';

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
    async check({ db, portal }) {
      const stored = new Map<string, number>();
      for await (const { key, size } of portal.services.files.list()) stored.set(key, size);
      const contents = await db.sql<{ key: string; size: number }>(
        `select store_key as key, size from file_content where state <> 'REFUSED'`,
      );
      return contents.flatMap(({ key, size }) =>
        stored.get(key) === size ? [] : [`${key} has ${stored.get(key) ?? 'no'} bytes in the store instead of ${size}`],
      );
    },
  },
];
