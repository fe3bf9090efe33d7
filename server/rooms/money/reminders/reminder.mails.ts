import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatExact, formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import type { PlannedReminder } from '../../../../domain/money/reminders.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface RemindedInvoice {
  customerId: string;
  invoiceId: string;
  invoiceNumber: string;
  departmentName: string;
  dueOn: string;
  open: Ore;
  /** The first day on which the next reminder may be sent; null when this is the last one. */
  nextOn: string | null;
}

export function paymentReminderMail(
  { product, publicUrl, legal }: Config,
  { name, email }: Recipient,
  { number, fee, announcedFee }: PlannedReminder,
  { customerId, invoiceId, invoiceNumber, departmentName, dueOn, open, nextOn }: RemindedInvoice,
): MailMessage {
  return {
    kind: 'payment-reminder',
    to: email,
    subject: number === 1 ? `Påmindelse om faktura ${invoiceNumber}` : `Rykker for faktura ${invoiceNumber}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Faktura ${invoiceNumber} til ${departmentName} skulle være betalt den ${formatLongDate(dueOn)}, og vi mangler ` +
        `stadig ${formatExact(open)}. Betal venligst som anvist på fakturaen, som er vedhæftet.`,
      ...(fee ? [`Denne rykker koster et gebyr på ${formatKroner(fee)} uden moms. Det kommer på en ny faktura.`] : []),
      nextOn === null ? 'Det er den sidste rykker, vi sender.' : nextStep(nextOn, announcedFee),
    ],
    facts: [
      ['Faktura', invoiceNumber],
      ['Forfaldsdag', formatLongDate(dueOn)],
      ['Mangler', formatExact(open)],
      ...(fee ? ([['Gebyr', formatExact(fee)]] satisfies [string, string][]) : []),
    ],
    action: { label: 'Se betalinger', url: companyScreen(publicUrl, '/payments', customerId) },
    attachment: { kind: 'INVOICE', id: invoiceId },
    notes: [
      'Har I betalt, siden vi skrev dette, så se bort fra mailen. ' +
        `Er I uenige i fakturaen, så skriv til ${legal.email}.`,
    ],
  };
}

const nextStep = (nextOn: string, announcedFee: Ore): string =>
  `Modtager vi ikke betalingen, sender vi den næste rykker tidligst den ${formatLongDate(nextOn)}. ` +
  (announcedFee ? `Den koster et gebyr på ${formatKroner(announcedFee)}.` : 'Den koster ikke noget.');
