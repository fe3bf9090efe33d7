import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatExact, withVat, type Ore } from '../../../../domain/basics/money.ts';
import type { Config } from '../../../platform/config.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { acceptanceFact, acceptanceLink } from '../../sales/terms/terms.mails.ts';
import type { TermsAcceptance } from '../../sales/terms/TermsAcceptance.ts';

/** Labels and values in the order in which a confirmation shows them. */
export type Facts = [label: string, value: string][];

interface Confirmation {
  description: string;
  facts: Facts;
  /** The path of the screen with the goods. */
  screen: string;
  acceptance: TermsAcceptance | undefined;
}

export const orderConfirmedMail = (
  config: Config,
  { name, email }: Recipient,
  { description, facts, screen, acceptance }: Confirmation,
): MailMessage => ({
  kind: 'order-confirmed',
  to: email,
  subject: `Bekræftelse: ${description}`,
  product: config.product,
  greeting: `Hej ${name}`,
  paragraphs: ['Tak for bestillingen. Her er, hvad der er købt:'],
  facts: [['Vare', description], ...facts, ...(acceptance ? [acceptanceFact(acceptance)] : [])],
  action: { label: 'Se købet', url: `${config.publicUrl}${screen}` },
  ...(acceptance && { secondAction: acceptanceLink(config, acceptance) }),
});

/** A price in Danish, without and with VAT. */
export const formatBothPrices = (net: Ore): string =>
  `${formatExact(net)} ekskl. moms, ${formatExact(withVat(net))} inkl. moms`;

/** Who approved the order, as a fact of its confirmation; none for an order that needed no approval. */
export const approvedByFact = (name: string | undefined): Facts => (name ? [['Godkendt af', name]] : []);

/** The days of a term, as a fact of a confirmation. */
export const periodFact = (from: string, to: string): Facts[number] => [
  'Periode',
  `${formatLongDate(from)} til og med ${formatLongDate(to)}`,
];
