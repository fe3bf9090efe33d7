import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { invoiceById } from './invoice.reads.ts';
import { mailInvoice } from './mailInvoice.service.ts';

/** Mails an invoice again. Sends nothing while an earlier mail of it still waits. */
export async function sendInvoice(ctx: Context, id: string) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    // The lock makes two calls at once send one mail.
    const invoice = await write.em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invoice) throw notFound('Fakturaen findes ikke');
    if (invoice.number === null) throw conflict('Bilaget sendes, når Dinero har bogført det');
    await recordAudit(write, ctx, {
      action: 'ADMIN_CHANGE',
      detail: 'sendInvoice',
      target: id,
      customerId: invoice.customerId,
    });
    if (await isMailWaiting(write, id)) return;
    if (!(await mailInvoice(write, ctx.services.config, invoice)))
      throw conflict('Virksomheden har hverken en faktura-e-mail eller en kontoadministrator');
  });
  return invoiceById(ctx.admin, id);
}

async function isMailWaiting({ em }: Write, invoiceId: string): Promise<boolean> {
  const waiting = await runIn(
    em,
    sql`select 1 from mail
     where attachment_id = ${invoiceId} and attachment_kind = 'INVOICE' and sent_at is null and failed_at is null
     limit 1`,
  );
  return waiting.length > 0;
}
