import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { BulkRun } from './BulkRun.ts';

const HOUR_MS = 3_600_000;

/** What became of the demo's rows, in their order. */
const outcomes = [
  { state: 'DONE', reason: null },
  { state: 'FAILED', reason: 'Virksomheden har hverken en faktura-e-mail eller en kontoadministrator' },
  { state: 'DONE', reason: null },
  { state: 'SKIPPED', reason: 'Er ikke bogført i Dinero endnu' },
];

/** A run of this morning that has mailed invoices again, one of which failed. */
export const demo: Demo = {
  async addAtProviders({ services: { reads, writes } }) {
    const admin = { role: dbRoles.admin, employeeRoles: null };
    const [known] = await reads.run(admin, sql`select id from bulk_run limit 1`);
    const [author] = await reads.run(
      admin,
      sql<{ id: string }>`
        select id from user_account where role = 'ADMIN' and deactivated_at is null order by created_at limit 1`,
    );
    if (known || !author) return;
    const invoices = await reads.run(
      admin,
      sql<{ id: string; title: string }>`
        select i.id, 'Faktura ' || i.number || ' · ' || c.name as title
        from invoice i join customer c on c.id = i.customer_id
        where i.kind = 'INVOICE' and i.number is not null order by i.id limit ${sql.lit(outcomes.length)}`,
    );
    if (invoices.length < outcomes.length) return;
    const id = newId(BulkRun.idPrefix);
    const startedAt = new Date(Date.now() - HOUR_MS);
    await writes.run(admin, async ({ em }) => {
      await runIn(
        em,
        sql`
          insert into bulk_run (id, action, author_id, acting_id, request_id, fingerprint, state, total, done, failed,
            skipped, created_at, finished_at)
          values (${id}, 'INVOICE_SEND', ${author.id}, ${author.id}, ${id}, '', 'FINISHED', ${outcomes.length}, 2, 1, 1,
            ${startedAt}, ${startedAt})`,
      );
      for (const [position, { state, reason }] of outcomes.entries()) {
        const invoice = invoices[position]!;
        await runIn(
          em,
          sql`
            insert into bulk_item (run_id, subject_id, position, title, path, state, reason)
            values (${id}, ${invoice.id}, ${position}, ${invoice.title}, ${`/admin/invoices/${invoice.id}`}, ${state},
              ${reason})`,
        );
      }
    });
  },
};
