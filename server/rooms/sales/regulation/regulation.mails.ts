import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatDecimal, formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { formatExact, type Ore } from '../../../../domain/basics/money.ts';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import { renewalDay } from '../../../../domain/sales/regulation.ts';
import { agreementDecisionDate } from '../../../../domain/sales/renewals.ts';
import { REGULATION_TERMS_VERSION, termsPath } from '../../../../domain/sales/termsVersions.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';

interface RegulatedAgreement {
  customerId: string;
  departmentName: string;
  /** In hundredths of a percent. */
  percent: number;
  endDate: string;
  seats: number;
  /** The price of a period before and after. */
  oldPrice: Ore;
  newPrice: Ore;
  paymentInterval: Interval;
}

export function regulationMail(
  { product, publicUrl, legal }: Config,
  { name, email }: { name: string | null; email: string },
  { customerId, departmentName, percent, endDate, seats, oldPrice, newPrice, paymentInterval }: RegulatedAgreement,
): MailMessage {
  const period = paymentInterval === 'YEARLY' ? 'om året' : 'om måneden';
  const from = formatLongDate(renewalDay(endDate));
  return {
    kind: 'regulation-notice',
    to: email,
    subject: `Ny pris på serviceaftalen fra ${from}`,
    product,
    greeting: name ? `Hej ${name}` : 'Hej',
    paragraphs: [
      `Prisen på serviceaftalen for ${departmentName} reguleres med ${formatDecimal(percent / 100)} %, hvis aftalen ` +
        `fornyes ${from}. Indtil da er prisen uændret.`,
      `Vil I ikke fortsætte til den nye pris, kan I lade aftalen udløbe. Beslut senest ` +
        `${formatLongDate(agreementDecisionDate(endDate))}. Uden en beslutning udløber den.`,
    ],
    facts: [
      ['Pris nu', `${formatExact(oldPrice)} ${period} ekskl. moms`],
      [`Pris fra ${from}`, `${formatExact(newPrice)} ${period} ekskl. moms`],
      ['Beregnet for', formatLicenseCount(seats)],
    ],
    action: { label: 'Se serviceaftalen', url: companyScreen(publicUrl, '/service-agreement', customerId) },
    secondAction: {
      label: 'Læs om årlig regulering i betingelserne',
      url: commonPage(publicUrl, termsPath('SERVICE_AGREEMENT', REGULATION_TERMS_VERSION)),
    },
    notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
  };
}
