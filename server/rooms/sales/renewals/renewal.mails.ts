import { formatLongDate } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { Interval, labelOf } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { formatBothPrices, type Facts } from '../../money/ledger/facts.mails.ts';
import { acceptanceFact, acceptanceLink } from '../terms/terms.mails.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';

export interface Decided {
  customerId: string;
  /** The decision in Danish. */
  title: string;
  by: string;
  /** Whether an earlier decision was undone. */
  isUndone?: boolean;
  /** The price of a month from the renewal on; null if there is none to tell. */
  month: Ore | null;
  /** The terms that were accepted with a renewal. */
  acceptance?: TermsAcceptance | undefined;
  /** The first day of the next term. */
  firstDay: string;
  /** The last day on which the decision can change. */
  deadline: string;
  screen: 'licenses' | 'service-agreement';
}

export function renewalDecidedMail(
  config: Config,
  to: Recipient,
  { customerId, title, by, isUndone, month, acceptance, firstDay, deadline, screen }: Decided,
): MailMessage {
  const { product, publicUrl } = config;
  return {
    kind: 'renewal-decided',
    to: to.email,
    subject: 'Beslutning om en fornyelse',
    product,
    greeting: `Hej ${to.name}`,
    paragraphs: [
      isUndone ? `${title} af ${by}. Uden en ny beslutning udløber den.` : `${title}. Det har ${by} besluttet.`,
      `${isUndone ? 'Beslut senest' : 'Det kan ændres til og med'} ${formatLongDate(deadline)}.`,
    ],
    facts: [
      ...(month === null ? [] : priceFacts(month, firstDay)),
      ...(acceptance ? [acceptanceFact(acceptance)] : []),
    ],
    action: { label: 'Se detaljerne', url: companyScreen(publicUrl, `/${screen}`, customerId) },
    ...(acceptance && { secondAction: acceptanceLink(config, acceptance) }),
  };
}

interface PaymentChange {
  customerId: string;
  departmentName: string;
  interval: Interval;
  /** The day from which the interval holds, in Danish. */
  from: string;
  month: Ore;
  by: string;
}

export const paymentChangedMail = (
  { product, publicUrl }: Config,
  to: Recipient,
  { customerId, departmentName, interval, from, month, by }: PaymentChange,
): MailMessage => ({
  kind: 'renewal-decided',
  to: to.email,
  subject: 'Betalingen af serviceaftalen er ændret',
  product,
  greeting: `Hej ${to.name}`,
  paragraphs: [
    `${by} har ændret betalingen. Serviceaftalen for ${departmentName} betales ` +
      `${labelOf(Interval, interval).toLowerCase()} fra ${from}.`,
    'Det, der er betalt, ændres ikke. Prisen følger antallet af licenser, når en periode begynder, og licenser, der ' +
      'kommer til, betales pr. dag.',
  ],
  facts: [['Pris om måneden', formatBothPrices(month)]],
  action: { label: 'Se serviceaftalen', url: companyScreen(publicUrl, '/service-agreement', customerId) },
});

const priceFacts = (month: Ore, firstDay: string): Facts => [
  ['Gælder fra', formatLongDate(firstDay)],
  ['Pris om måneden', formatBothPrices(month)],
  ['Pris om året', formatBothPrices(month * 12)],
];
