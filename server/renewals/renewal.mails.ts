import { addDays, formatLongDate } from '../../domain/dates.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import { licenseDecisionDate } from '../../domain/renewals.ts';
import type { Config } from '../config.ts';
import type { License } from '../licenses/License.ts';
import type { MailMessage, Recipient } from '../mail/outgoing.ts';

interface Decided {
  license: License;
  /** The decision in Danish. */
  title: string;
  /** Price of a seat for a month from the renewal on. */
  price: Ore | null;
  by: string;
}

export function renewalDecidedMail(
  { product, publicUrl }: Config,
  to: Recipient,
  { license, title, price, by }: Decided,
): MailMessage {
  const { quantity, renewalQuantity, validUntil } = license;
  const month = price === null ? null : price * (renewalQuantity ?? quantity);
  return {
    kind: 'renewal-decided',
    to: to.email,
    subject: 'Beslutning om en licens',
    product,
    greeting: `Hej ${to.name}`,
    paragraphs: [
      `${title}. Det har ${by} besluttet.`,
      ...(month === null
        ? []
        : [
            `Prisen fra ${formatLongDate(addDays(validUntil, 1))} er ${formatKroner(month)} om måneden, ` +
              `${formatKroner(month * 12)} om året, ekskl. moms.`,
          ]),
      `Det kan ændres til og med ${formatLongDate(licenseDecisionDate(validUntil))}.`,
    ],
    action: { label: 'Se licensen', url: `${publicUrl}/licenses` },
  };
}
