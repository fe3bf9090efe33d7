import { formatMonth } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { seatUsage } from '../../../../domain/sales/seats/seatUsage.ts';
import { stateWords } from '../../../../domain/sales/seats/usageText.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

export interface Unreadable {
  customerId: string;
  installationId: string;
  subdomain: string;
  /** The fault and its remedy, in Danish. */
  text: string;
}

export const seatsUnreadableMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, subdomain, text }: Unreadable,
): MailMessage => ({
  kind: 'seats-unreadable',
  to: email,
  subject: `Vi kan ikke læse licenserne i ${subdomain}`,
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `Vi kan ikke længere læse, hvor mange licenser I bruger i ${subdomain}. ${text}`,
    'Indtil det virker igen, viser portalen de seneste tal med deres dato.',
  ],
  action: { label: 'Se Zendesk-installationer', url: companyScreen(publicUrl, '/zendesk-instances', customerId) },
  notes: ['Du får kun denne mail én gang om samme fejl.'],
});

export interface MonthlySeats {
  subdomain: string;
  bought: number;
  inUse: number;
  /** The advice as a sentence, if there is one. */
  advice: string | null;
}

/** The mail about the seats of a company, with at most this many installations. */
const LISTED = 20;

export const monthlySeatsMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, month, seats }: { customerId: string; month: string; seats: readonly MonthlySeats[] },
): MailMessage => ({
  kind: 'seats-monthly',
  to: email,
  subject: `Jeres Zendesk-licenser i ${formatMonth(month)}`,
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    'Så mange af jeres Zendesk-licenser er i brug:',
    ...seats.slice(0, LISTED).map(seatsSentence),
    ...(seats.length > LISTED ? [`Og ${seats.length - LISTED} installationer mere.`] : []),
  ],
  action: { label: 'Se licenserne', url: companyScreen(publicUrl, '/licenses', customerId) },
  notes: ['Du kan slå denne mail fra under Loginoplysninger.'],
});

function seatsSentence({ subdomain, bought, inUse, advice }: MonthlySeats): string {
  const { free, over } = seatUsage(bought, inUse);
  const state = over || free ? `, ${stateWords({ bought, free, over })}` : '';
  const usage = bought > 0 ? `${inUse} af ${formatLicenseCount(bought)} i brug${state}` : `${inUse} i brug`;
  return `${subdomain}: ${usage}.${advice ? ` ${advice}.` : ''}`;
}
