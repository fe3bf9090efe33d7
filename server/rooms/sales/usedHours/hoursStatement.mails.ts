import { formatDate, formatMonth } from '../../../../domain/basics/dates.ts';
import { formatDecimal, formatHourCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import type { Span } from '../../../../domain/basics/periods.ts';
import { hoursLeft } from '../../../../domain/sales/clipCardHours.ts';
import { formatWorkedTime } from '../../../../domain/sales/formatWorkedTime.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface NamedMinutes {
  name: string;
  minutes: number;
}

export interface HoursStatement {
  month: Span;
  minutes: number;
  boughtHours: number;
  expiredHours: number;
  departments: readonly NamedMinutes[];
  types: readonly NamedMinutes[];
  /** The active clip cards, the first to expire first. */
  cards: readonly { department: string; hours: number; hoursUsed: number; expiresOn: string | null }[];
}

/** More would make the mail longer than anybody reads. The screen behind the link has all. */
const LISTED = 20;

export const hoursStatementMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  customerId: string,
  { month, minutes, boughtHours, expiredHours, departments, types, cards }: HoursStatement,
): MailMessage => ({
  kind: 'hours-monthly',
  to: email,
  subject: `Jeres timeforbrug i ${formatMonth(month.from)}`,
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    minutes === 0
      ? `I ${formatMonth(month.from)} brugte I ingen timer.`
      : `I ${formatMonth(month.from)} brugte I ${formatWorkedTime(minutes)} af jeres klippekort.`,
    ...(boughtHours > 0 ? [`I købte ${formatHourCount(boughtHours)}.`] : []),
    ...(expiredHours > 0 ? [`${formatHourCount(expiredHours)} udløb uden at være brugt.`] : []),
    ...(cards.length === 0 ? ['I har ingen timer tilbage.'] : []),
  ],
  facts: [
    ...factsOf('Afdelingen', departments),
    ...types.map(({ name: type, minutes: used }): [string, string] => [type, formatWorkedTime(used)]),
    ...cards.slice(0, LISTED).map(cardFact),
    ...restFact(cards.length, 'klippekort mere', 'klippekort mere'),
  ],
  action: {
    label: 'Se timeforbruget',
    url: companyScreen(publicUrl, `/clip-cards/hours?periode=OWN&fra=${month.from}&til=${month.to}`, customerId),
  },
  notes: ['Du kan slå denne mail fra under Loginoplysninger.'],
});

const factsOf = (label: string, parts: readonly NamedMinutes[]): [string, string][] => [
  ...parts
    .slice(0, LISTED)
    .map(({ name, minutes }): [string, string] => [`${label} ${name}`, formatWorkedTime(minutes)]),
  ...restFact(parts.length, 'afdeling mere', 'afdelinger mere'),
];

const restFact = (count: number, one: string, many: string): [string, string][] =>
  count > LISTED ? [['Og', formatPlural(count - LISTED, one, many)]] : [];

function cardFact({ department, expiresOn, ...card }: HoursStatement['cards'][number]): [string, string] {
  const left = `${formatDecimal(hoursLeft(card))} af ${formatHourCount(card.hours)} tilbage`;
  return [`Klippekort, ${department}`, expiresOn ? `${left}, gælder til ${formatDate(expiresOn)}` : left];
}
