import { sql } from 'kysely';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { compareInvoice } from './compareInvoice.ts';
import { readBackCreditNotes } from './readBackCreditNotes.ts';

const system = { role: dbRoles.system };

/** Changes are read again from a little before the last time, because two machines' clocks differ. */
const OVERLAP_MS = 5 * 60_000;

/**
 * Reads what was changed at Dinero since the last time: credit notes first, because they change what is missing of
 * their invoices. A failure leaves the cursor where it was, so that nothing is left out.
 */
export const readChangesJob: JobHandler = async (services) => {
  try {
    await readChanges(services);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.warn({ err: error }, 'reading the changes at Dinero failed, will retry');
  }
};

export async function readChanges(services: Services): Promise<void> {
  if (!services.dinero.isConfigured || !(await hasDocuments(services))) return;
  await readChangesOf(services, 'CREDIT_NOTE', async (pages) => {
    const notes: string[] = [];
    for await (const page of pages) notes.push(...page);
    await readBackCreditNotes(services, notes);
  });
  await readChangesOf(services, 'INVOICE', async (pages) => {
    for await (const page of pages) await compareOwn(services, page);
  });
}

/** Without a document of the portal at Dinero, nothing there is of interest. */
async function hasDocuments({ reads }: Services): Promise<boolean> {
  const rows = await reads.run(system, sqlBuilder.selectFrom('dinero_document').select('invoice_id').limit(1));
  return rows.length > 0;
}

async function readChangesOf(
  services: Services,
  kind: InvoiceKind,
  work: (pages: AsyncIterable<string[]>) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  const since = await cursorOf(services, kind);
  for await (const deleted of changes(services, kind, since, true))
    for (const id of deleted) await markDeleted(services, id);
  await work(changes(services, kind, since, false));
  await services.writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`insert into dinero_cursor (kind, changes_since) values (${kind}, ${new Date(startedAt - OVERLAP_MS)})
       on conflict (kind) do update set changes_since = greatest(dinero_cursor.changes_since, excluded.changes_since)`,
    ),
  );
}

async function* changes(services: Services, kind: InvoiceKind, since: Date, isDeleted: boolean) {
  for (let page = 0; ; page += 1) {
    const { ids, hasMore } = await services.dinero.changedDocuments(kind, { since, page, isDeleted });
    yield ids;
    if (!hasMore) return;
  }
}

/** The first time, everything since the first document of the portal. */
async function cursorOf({ reads }: Services, kind: InvoiceKind): Promise<Date> {
  const [row] = await reads.run(
    system,
    sql<{ since: Date | string }>`select coalesce(
       (select changes_since from dinero_cursor where kind = ${kind}),
       (select min(i.created_at) from invoice i join dinero_document d on d.invoice_id = i.id), now()) as since`,
  );
  return new Date(row!.since);
}

/** Compares those that are invoices of the portal. */
async function compareOwn(services: Services, dineroIds: readonly string[]): Promise<void> {
  const own = await services.reads.run(
    system,
    sqlBuilder.selectFrom('invoice').select('id').where('dinero_id', '=', equalsAny(dineroIds)).orderBy('id'),
  );
  for (const { id } of own) await compareInvoice(services, id);
}

/** A draft that was deleted at Dinero is shown to admins, who let it be created again or credit it. */
const markDeleted = ({ writes }: Services, dineroId: string): Promise<void> =>
  writes.run(system, async (write) => {
    const [own] = await runIn(
      write.em,
      sql<{ id: string; customerId: string }>`update dinero_document d
       set difference = 'DELETED_THERE', difference_amount = null
       from invoice i
       where i.id = d.invoice_id and i.dinero_id = ${dineroId} and d.difference is distinct from 'DELETED_THERE'
       returning i.id, i.customer_id as "customerId"`,
    );
    if (own) write.publish({ topic: 'invoice.changed', ...own });
  });
