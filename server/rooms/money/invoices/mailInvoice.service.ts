import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { findBillingEmail } from '../../companies/departments/billingEmail.reads.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { invoiceMail } from './invoice.mails.ts';

/**
 * Adds the mail with the PDF to the billing address; without one, to the administrators of the company. Returns the
 * number of mails.
 */
export async function mailInvoice(write: Write, config: Config, invoice: Invoice): Promise<number> {
  const { creditsId } = invoice;
  const corrected = creditsId ? await write.em.findOneOrFail(Invoice, { id: creditsId }) : null;
  const recipients = await recipientsOf(write, invoice);
  for (const recipient of recipients) write.mail(invoiceMail(config, recipient, invoice, corrected));
  return recipients.length;
}

async function recipientsOf(write: Write, { departmentId, customerId }: Invoice): Promise<string[]> {
  const billingEmail = await findBillingEmail(write, departmentId);
  if (billingEmail) return [billingEmail];
  const administrators = await runIn(write.em, administratorsOf(customerId));
  return administrators.map(({ email }) => email);
}
