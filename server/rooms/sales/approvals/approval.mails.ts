import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { lowerFirst } from '../../../../domain/basics/lowerFirst.ts';
import { formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import { labelOf, ApprovalStatus } from '../../../../domain/basics/vocabulary.ts';
import { APPROVAL_DAYS } from '../../../../domain/sales/approvals.ts';
import { HeldBy } from '../../../../domain/sales/commitment.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { acceptanceFact, acceptanceLink } from '../terms/terms.mails.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';

interface WaitingPurchase {
  customerId: string;
  requestedBy: string;
  description: string;
  departmentName: string;
  net: Ore | null;
  commitment: Ore | null;
  heldBy: HeldBy;
}

/** The price, and the whole amount where that is more, as in 'til 4.990 kr (i alt 179.640 kr) ekskl. moms'. */
function priceText({ net, commitment }: Pick<WaitingPurchase, 'net' | 'commitment'>): string {
  if (net === null) return 'uden fast pris';
  const whole = commitment === null || commitment === net ? '' : ` (i alt ${formatKroner(commitment)})`;
  return `til ${formatKroner(net)}${whole} ekskl. moms`;
}

/** To an administrator of the company who can decide. */
export const purchaseWaitingMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, requestedBy, description, departmentName, heldBy, ...price }: WaitingPurchase,
): MailMessage => ({
  kind: 'purchase-waiting',
  to: email,
  subject: 'En bestilling venter på din godkendelse',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    endSentence(`${requestedBy} vil bestille ${description} ${priceText(price)} for ${departmentName}`),
    `Derfor skal den godkendes: ${lowerFirst(labelOf(HeldBy, heldBy))}.`,
    `Intet er købt, før en kontoadministrator godkender. Prisen holder i ${APPROVAL_DAYS} dage.`,
  ],
  action: { label: 'Se bestillingen', url: companyScreen(publicUrl, '/approvals', customerId) },
});

/** To the buyer: a receipt for an order that waits. */
export const orderWaitingMail = (
  config: Config,
  { name, email }: Recipient,
  {
    customerId,
    description,
    departmentName,
    acceptance,
    ...price
  }: Omit<WaitingPurchase, 'requestedBy' | 'heldBy'> & { acceptance: TermsAcceptance },
): MailMessage => ({
  kind: 'order-confirmed',
  to: email,
  subject: `Din bestilling afventer godkendelse: ${description}`,
  product: config.product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `${endSentence(`Du har bestilt ${description} ${priceText(price)} for ${departmentName}`)} Intet er købt endnu.`,
    `En kontoadministrator skal godkende den. Prisen holder i ${APPROVAL_DAYS} dage, og du får svaret på mail.`,
  ],
  facts: [acceptanceFact(acceptance)],
  action: { label: 'Se bestillingen', url: companyScreen(config.publicUrl, '/approvals', customerId) },
  secondAction: acceptanceLink(config, acceptance),
});

interface DecidedPurchase {
  customerId: string;
  status: ApprovalStatus;
  description: string;
  reason: string | null;
}

/** To the buyer, when the order was approved, declined, not carried out, or has expired. */
export const purchaseDecidedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, status, description, reason }: DecidedPurchase,
): MailMessage => ({
  kind: 'purchase-decided',
  to: email,
  subject: status === 'APPROVED' ? 'Din bestilling er godkendt' : 'Din bestilling blev ikke til noget',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `Din bestilling af ${description} har fået et svar: ${labelOf(ApprovalStatus, status).toLowerCase()}.`,
    ...(reason ? [`Begrundelse: ${reason}`] : []),
    ...(status === 'EXPIRED' ? ['Ingen hos jer nåede at svare. Bestil igen, hvis I stadig vil købe.'] : []),
  ],
  action: { label: 'Se bestillingen', url: companyScreen(publicUrl, '/approvals', customerId) },
});
