import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { lowerFirst } from '../../../../domain/basics/lowerFirst.ts';
import { formatKroner, vatOf, withVat, type Ore } from '../../../../domain/basics/money.ts';
import { labelOf, type PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { TOP_UP_DAYS, TopUpPause } from '../../../../domain/sales/topUps.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface BoughtAutomatically {
  customerId: string;
  departmentName: string;
  hours: number;
  thresholdHours: number;
  net: Ore;
  method: PaymentMethod;
  cardLast4: string | null;
}

export function topUpBoughtMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, departmentName, hours, thresholdHours, net, method, cardLast4 }: BoughtAutomatically,
): MailMessage {
  const payment =
    method === 'INVOICE'
      ? 'Det kommer på en faktura'
      : `Det er trukket på kortet${cardLast4 ? `, der ender på ${cardLast4}` : ''}`;
  return {
    kind: 'top-up-bought',
    to: email,
    subject: `Automatisk køb af ${formatHourCount(hours)}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Vi har købt et klippekort på ${formatHourCount(hours)} til ${departmentName}, fordi der var ` +
        `${formatHourCount(thresholdHours)} eller mindre tilbage. Sådan har I sat det op.`,
      `Prisen er ${formatKroner(net)} plus moms ${formatKroner(vatOf(net))}, i alt ${formatKroner(withVat(net))}. ` +
        `${payment}.`,
    ],
    action: { label: 'Se klippekortene', url: companyScreen(publicUrl, '/clip-cards', customerId) },
    notes: [
      `Der købes højst én gang på ${TOP_UP_DAYS} dage. Slå det fra under Klippekort, Automatisk køb, hvis I ikke vil ` +
        'have det mere.',
    ],
  };
}

interface PausedTopUp {
  customerId: string;
  departmentName: string;
  reason: TopUpPause;
  detail: string | null;
  /** The accepted price and the price of today, if it is another one. */
  price?: { from: Ore; to: Ore };
}

/** The advice for each pause that a person of the company can end. */
const nextSteps: Record<TopUpPause, string> = {
  BY_USER: 'Fortsæt under Klippekort, når I vil.',
  PRICE_CHANGED: 'Se den nye pris under Klippekort, og fortsæt, hvis I vil købe til den.',
  TERMS_CHANGED: 'Læs de nye betingelser, og fortsæt under Klippekort, hvis I accepterer dem.',
  PAYMENT_FAILED: 'Ret kortet under Afdelinger, og fortsæt under Klippekort. Timerne er ikke købt.',
  PAYMENT_UNCONFIRMED:
    'Bekræft betalingen i portalen inden for et døgn, ellers annulleres købet. Fortsæt derefter under Klippekort.',
  NO_PAYMENT_METHOD: 'Tilføj en betalingsmetode under Afdelinger, og fortsæt under Klippekort.',
  NOT_APPROVED: 'Fortsæt under Klippekort, hvis I stadig vil købe automatisk.',
  RIGHTS_LOST: 'En anden, der må købe, kan fortsætte under Klippekort.',
};

export function topUpPausedMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, departmentName, reason, detail, price }: PausedTopUp,
): MailMessage {
  const why = price
    ? `prisen er ændret fra ${formatKroner(price.from)} til ${formatKroner(price.to)} ekskl. moms`
    : lowerFirst(labelOf(TopUpPause, reason));
  return {
    kind: 'top-up-paused',
    to: email,
    subject: 'Automatisk køb er sat på pause',
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Automatisk køb af klippekort for ${departmentName} er sat på pause: ${why}.`,
      ...(detail ? [`Besked: ${detail}`] : []),
      `${nextSteps[reason]} Indtil da købes der ikke noget.`,
    ],
    action: { label: 'Se automatisk køb', url: companyScreen(publicUrl, '/clip-cards', customerId) },
  };
}
