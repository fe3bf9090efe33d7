import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import type { Facts } from '../../money/ledger/facts.mails.ts';
import { acceptanceFact, acceptanceLink } from '../terms/terms.mails.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';

interface Confirmation {
  customerId: string;
  description: string;
  facts: Facts;
  /** The path of the screen with the goods. */
  screen: string;
  acceptance: TermsAcceptance | undefined;
}

export const orderConfirmedMail = (
  config: Config,
  { name, email }: Recipient,
  { customerId, description, facts, screen, acceptance }: Confirmation,
): MailMessage => ({
  kind: 'order-confirmed',
  to: email,
  subject: `Bekræftelse: ${description}`,
  product: config.product,
  greeting: `Hej ${name}`,
  paragraphs: ['Tak for bestillingen. Her er, hvad der er købt:'],
  facts: [['Vare', description], ...facts, ...(acceptance ? [acceptanceFact(acceptance)] : [])],
  action: { label: 'Se købet', url: companyScreen(config.publicUrl, screen, customerId) },
  ...(acceptance && { secondAction: acceptanceLink(config, acceptance) }),
});

/** Who approved the order, as a fact of its confirmation; none for an order that needed no approval. */
export const approvedByFact = (name: string | undefined): Facts => (name ? [['Godkendt af', name]] : []);
