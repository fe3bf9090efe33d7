import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { formatExact, formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { formatBothPrices, type Facts } from '../../money/ledger/facts.mails.ts';
import { approvedByFact, orderConfirmedMail } from '../purchases/orderConfirmed.mails.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';
import type { LicenseRequest } from './LicenseRequest.ts';

const describeRequest = ({ requestedLicenses, licenseType }: LicenseRequest) =>
  `${formatLicenseCount(requestedLicenses)} (${labelOf(Plan, licenseType)})`;

export function licenseOrderedMail(
  { product, publicUrl }: Config,
  staff: Recipient,
  { request, subdomain, by }: { request: LicenseRequest; subdomain: string; by: string },
): MailMessage {
  return {
    kind: 'license-ordered',
    to: staff.email,
    subject: `Ny licensanmodning: ${describeRequest(request)}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [
      `${by} har bestilt ${describeRequest(request)} til ${subdomain}.`,
      ...(request.price === null
        ? ['Der er ingen pris på planen, så prisen aftales.']
        : [`Prisen er ${formatKroner(request.price)} pr. licens og måned, ekskl. moms.`]),
    ],
    action: { label: 'Se anmodningen', url: commonPage(publicUrl, '/admin/license-requests') },
  };
}

interface LicenseOrderConfirmation {
  request: LicenseRequest;
  subdomain: string;
  /** The price until the renewal, or of the first term; null for a plan without a price. */
  untilRenewal: Ore | null;
  acceptance: TermsAcceptance | undefined;
  approvedBy: string | undefined;
}

/** To the buyer: what was ordered, at which price, and by which terms. */
export const licenseOrderConfirmedMail = (
  config: Config,
  to: Recipient,
  { request, subdomain, untilRenewal, acceptance, approvedBy }: LicenseOrderConfirmation,
): MailMessage => {
  const { price, requestedLicenses } = request;
  const month = price === null ? null : price * requestedLicenses;
  const priceFacts: Facts =
    month === null || untilRenewal === null
      ? [['Pris', 'Efter aftale']]
      : [
          ['Pris om måneden', formatBothPrices(month)],
          ['Pris om året', `${formatExact(month * 12)} ekskl. moms`],
          ['Indtil fornyelsen', `${formatExact(untilRenewal)} ekskl. moms`],
          ['Fra', 'Den dag, licenserne er klar. Vi giver besked.'],
        ];
  const facts: Facts = [['Installation', subdomain], ...approvedByFact(approvedBy), ...priceFacts];
  return orderConfirmedMail(config, to, {
    customerId: request.customerId,
    description: describeRequest(request),
    facts,
    screen: '/licenses',
    acceptance,
  });
};

/** To the buyer: the order was cancelled before it was carried out. */
export const orderCancelledMail = (
  { product, publicUrl }: Config,
  to: Recipient,
  { request, subdomain, by }: { request: LicenseRequest; subdomain: string; by: string },
): MailMessage => ({
  kind: 'order-confirmed',
  to: to.email,
  subject: `Annulleret: ${describeRequest(request)}`,
  product,
  greeting: `Hej ${to.name}`,
  paragraphs: [`${by} har annulleret bestillingen af ${describeRequest(request)} til ${subdomain}. Den koster intet.`],
  action: { label: 'Se dine licenser', url: companyScreen(publicUrl, '/licenses', request.customerId) },
});

export function requestStatusMail(
  { product, publicUrl }: Config,
  user: Recipient,
  { request, label }: { request: LicenseRequest; label: string },
): MailMessage {
  return {
    kind: 'license-request-status',
    to: user.email,
    subject: `Din licensanmodning: ${label}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `Din anmodning om ${describeRequest(request)} har nu status ${label}.`,
      ...(request.status === 'COMPLETED' ? ['Licenserne er klar til brug.'] : []),
    ],
    action: { label: 'Se dine licenser', url: companyScreen(publicUrl, '/licenses', request.customerId) },
  };
}
