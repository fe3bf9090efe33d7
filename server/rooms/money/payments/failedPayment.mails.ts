import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { commonPage, companyScreen, otherAddress } from '../../../platform/mail/addresses.ts';
import { eachAddressOnce, type MailMessage, type Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { findBillingEmail } from '../../companies/departments/billingEmail.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';
import { periodFact } from '../ledger/facts.mails.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { mailedPaymentLink, PAYMENT_LINK_DAYS } from './paymentLink.ts';
import { goodsNames, periodText, type PeriodEntry } from './periodEntry.ts';

interface FailedAttempt {
  /** Danish text that says why the attempt failed. */
  reason: string;
  /** Null after the last attempt. */
  nextRetryAt: Date | null;
  /** When the goods are paused, unless they are paid before. */
  pausedFrom: Date;
  /** Whether the next attempt is only made with another card. */
  needsOtherCard: boolean;
}

/** Mails the company that an attempt has failed, what happens next, and a link that pays at once. */
export async function mailFailedAttempt(
  write: Write,
  services: Services,
  entry: PeriodEntry,
  attempt: FailedAttempt,
): Promise<void> {
  const { name: departmentName, contactPerson } = await write.em.findOneOrFail(Department, { id: entry.departmentId });
  const url = mailedPaymentLink(services, entry.id);
  for (const to of await recipientsOf(write, entry, contactPerson))
    write.mail(failedPaymentMail(services.config, to, entry, { ...attempt, departmentName, url }));
}

/** Mails the company that its paused goods continue. */
export async function mailResumedGoods(write: Write, config: Config, entry: PeriodEntry): Promise<void> {
  const { name: departmentName, contactPerson } = await write.em.findOneOrFail(Department, { id: entry.departmentId });
  for (const to of await recipientsOf(write, entry, contactPerson))
    write.mail(goodsResumedMail(config, to, entry, departmentName));
}

/** The address for invoices and the administrators of the company, each once. */
async function recipientsOf(
  write: Write,
  { departmentId, customerId }: LedgerEntry,
  contactPerson: string,
): Promise<Recipient[]> {
  const administrators = await runIn(write.em, administratorsOf(customerId));
  const email = await findBillingEmail(write, departmentId);
  // An administrator is greeted by the own name.
  return eachAddressOnce<Recipient>([...administrators, email ? { name: contactPerson, email } : null]);
}

function failedPaymentMail(
  { product, publicUrl, legal }: Config,
  { name, email }: Recipient,
  { subject, description, periodFrom, periodTo, gross, customerId }: PeriodEntry,
  {
    departmentName,
    reason,
    nextRetryAt,
    pausedFrom,
    needsOtherCard,
    url,
  }: FailedAttempt & { departmentName: string; url: string },
): MailMessage {
  const goods = goodsNames[subject];
  const next = nextRetryAt
    ? [
        (needsOtherCard
          ? `Kortet kan ikke bruges mere. Tilføj et andet kort, så prøver vi med det ${formatLongDate(nextRetryAt)}. `
          : `Vi prøver igen ${formatLongDate(nextRetryAt)} med det kort, afdelingen har til den tid. `) +
          'I kan også betale med det samme.',
        `Er beløbet ikke betalt ${formatLongDate(pausedFrom)}, sætter vi ${goods} i bero, indtil det er.`,
      ]
    : [
        `Det var det sidste forsøg, så ${goods} er sat i bero, som vi har varslet. ` +
          `Når I betaler, går ${goods} i gang igen med det samme.`,
      ];
  return {
    kind: 'card-payment-failed',
    to: email,
    subject: nextRetryAt
      ? `Kortbetalingen gik ikke igennem: ${description}`
      : `Sat i bero, fordi betalingen mangler: ${description}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [`Vi kunne ikke trække betalingen for ${departmentName} på kortet. ${reason}`, ...next],
    facts: [
      ['Betaling', description],
      ...(periodFrom && periodTo ? [periodFact(periodFrom, periodTo)] : []),
      ['Afdeling', departmentName],
      ['Beløb med moms', formatExact(gross)],
    ],
    action: { label: 'Betal nu', url: otherAddress(url) },
    secondAction: { label: 'Skift kort i portalen', url: companyScreen(publicUrl, '/departments', customerId) },
    notes: [
      `Linket kræver ikke login, kan kun bruges til denne betaling og virker i ${PAYMENT_LINK_DAYS} dage. ` +
        `Spørgsmål? Skriv til ${legal.email}.`,
    ],
  };
}

function goodsResumedMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  entry: PeriodEntry,
  departmentName: string,
): MailMessage {
  const { subject, description, gross, customerId } = entry;
  const goods = goodsNames[subject];
  return {
    kind: 'goods-resumed',
    to: email,
    subject: `Betalt: ${description}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Vi har modtaget ${formatExact(gross)} for ${periodText(entry)}. ` +
        `${goods[0]!.toUpperCase()}${goods.slice(1)} for ${departmentName} er i gang igen.`,
    ],
    action: { label: 'Se betalinger', url: companyScreen(publicUrl, '/payments', customerId) },
  };
}

/** To the reseller's staff: the work for a company is to stop, because a period is not paid. */
export function goodsPausedMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  entry: PeriodEntry,
  departmentName: string,
): MailMessage {
  const { subject, description, gross, customerId } = entry;
  return {
    kind: 'goods-paused',
    to: email,
    subject: `Sat i bero: ${description}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `${periodText(entry)}: ${formatExact(gross)} er ikke betalt efter alle forsøg på kortet, så ` +
        `${goodsNames[subject]} for ${departmentName} er sat i bero. Kunden har fået besked.`,
      ...(subject === 'license' ? ['Portalen ændrer ikke noget hos Zendesk. Det gør I selv, hvis I vil.'] : []),
    ],
    action: { label: 'Se virksomheden', url: commonPage(publicUrl, `/admin/companies/${customerId}`) },
  };
}
