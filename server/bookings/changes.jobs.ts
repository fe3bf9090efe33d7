import type { InvoiceKind } from '../../domain/invoices.ts';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { DineroDocument } from '../providers/dinero/Dinero.ts';
import type { Services } from '../services.ts';
import { compareInvoice } from './compareInvoice.ts';
import { readBackCreditNote } from './readBackCreditNote.ts';

const system = { role: dbRoles.system };

/** Changes are read again from a little before the last time, because two machines' clocks differ. */
const OVERLAP_MS = 5 * 60_000;

/**
 * Reads what was changed at Dinero since the last time: credit notes first, because they change what is missing of their
 * invoices. A failure leaves the cursor where it was, so that nothing is left out.
 */
export const readChangesJob: JobHandler = (services) => readChanges(services);

export async function readChanges(services: Services): Promise<void> {
  if (!services.dinero.isConfigured || !(await hasDocuments(services))) return;
  await readChangesOf(services, 'CREDIT_NOTE', (note) => readBackCreditNote(services, note));
  await readChangesOf(services, 'INVOICE', ({ id }) => compareOwn(services, id));
}

/** Without a document of the portal at Dinero, nothing there is of interest. */
async function hasDocuments({ reads }: Services): Promise<boolean> {
  const rows = await reads.runSql(system, 'select 1 from dinero_document limit 1');
  return rows.length > 0;
}

async function readChangesOf(
  services: Services,
  kind: InvoiceKind,
  onChange: (document: DineroDocument) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  const since = await cursorOf(services, kind);
  for await (const { id } of changes(services, kind, since, true)) await markDeleted(services, id);
  for await (const document of changes(services, kind, since, false)) await onChange(document);
  await services.writes.run(system, ({ em }) =>
    em.execute(
      `insert into dinero_cursor (kind, changes_since) values (?, ?)
       on conflict (kind) do update set changes_since = greatest(dinero_cursor.changes_since, excluded.changes_since)`,
      [kind, new Date(startedAt - OVERLAP_MS)],
    ),
  );
}

async function* changes(services: Services, kind: InvoiceKind, since: Date, isDeleted: boolean) {
  for (let page = 0; ; page += 1) {
    const { documents, hasMore } = await services.dinero.changedDocuments(kind, { since, page, isDeleted });
    yield* documents;
    if (!hasMore) return;
  }
}

/** The first time, everything since the first document of the portal. */
async function cursorOf({ reads }: Services, kind: InvoiceKind): Promise<Date> {
  const [row] = await reads.runSql<{ since: Date | string }>(
    system,
    `select coalesce(
       (select changes_since from dinero_cursor where kind = $1),
       (select min(i.created_at) from invoice i join dinero_document d on d.invoice_id = i.id), now()) as since`,
    [kind],
  );
  return new Date(row!.since);
}

async function compareOwn(services: Services, dineroId: string): Promise<void> {
  const [own] = await services.reads.runSql<{ id: string }>(system, 'select id from invoice where dinero_id = $1', [
    dineroId,
  ]);
  if (own) await compareInvoice(services, own.id);
}

/** A draft that was deleted at Dinero is shown to admins, who let it be created again or credit it. */
const markDeleted = ({ writes }: Services, dineroId: string): Promise<void> =>
  writes.run(system, async (write) => {
    const [own] = await write.em.execute<{ id: string; customerId: string }[]>(
      `update dinero_document d set difference = 'DELETED_THERE', difference_amount = null
       from invoice i where i.id = d.invoice_id and i.dinero_id = ? and d.difference is distinct from 'DELETED_THERE'
       returning i.id, i.customer_id as "customerId"`,
      [dineroId],
    );
    if (own) write.publish({ topic: 'invoice.changed', ...own });
  });
