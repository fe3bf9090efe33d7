import type { Demo } from '../../../demo/Demo.ts';
import { newId } from '../../../platform/db/ids.ts';
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
    const admin = { role: dbRoles.admin };
    const [known] = await reads.runSql(admin, 'select id from bulk_run limit 1');
    const [author] = await reads.runSql<{ id: string }>(
      admin,
      `select id from user_account where role = 'ADMIN' and deactivated_at is null order by created_at limit 1`,
    );
    if (known || !author) return;
    const invoices = await reads.runSql<{ id: string; title: string }>(
      admin,
      `select i.id, 'Faktura ' || i.number || ' · ' || c.name as title
       from invoice i join customer c on c.id = i.customer_id
       where i.kind = 'INVOICE' and i.number is not null order by i.id limit ${outcomes.length}`,
    );
    if (invoices.length < outcomes.length) return;
    const id = newId(BulkRun.idPrefix);
    const startedAt = new Date(Date.now() - HOUR_MS);
    await writes.run(admin, async ({ em }) => {
      await em.execute(
        `insert into bulk_run (id, action, author_id, acting_id, request_id, fingerprint, state, total, done, failed,
           skipped, created_at, finished_at)
         values (?, 'INVOICE_SEND', ?, ?, ?, '', 'FINISHED', ?, 2, 1, 1, ?, ?)`,
        [id, author.id, author.id, id, outcomes.length, startedAt, startedAt],
      );
      for (const [position, { state, reason }] of outcomes.entries()) {
        const invoice = invoices[position]!;
        await em.execute(
          `insert into bulk_item (run_id, subject_id, position, title, path, state, reason)
           values (?, ?, ?, ?, ?, ?, ?)`,
          [id, invoice.id, position, invoice.title, `/admin/invoices/${invoice.id}`, state, reason],
        );
      }
    });
  },
};
