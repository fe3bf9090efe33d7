import { formatLongDate } from '../../domain/dates.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import type { Config } from '../config.ts';
import type { MailMessage, Recipient } from '../mail/outgoing.ts';

export interface Decided {
  /** The decision in Danish. */
  title: string;
  by: string;
  /** Whether an earlier decision was undone. */
  isUndone?: boolean;
  /** The price of a month from the renewal on; null if there is none to tell. */
  month: Ore | null;
  /** The first day of the next term. */
  firstDay: string;
  /** The last day on which the decision can change. */
  deadline: string;
  screen: 'licenses' | 'service-agreement';
}

export function renewalDecidedMail(
  { product, publicUrl }: Config,
  to: Recipient,
  { title, by, isUndone, month, firstDay, deadline, screen }: Decided,
): MailMessage {
  return {
    kind: 'renewal-decided',
    to: to.email,
    subject: 'Beslutning om en fornyelse',
    product,
    greeting: `Hej ${to.name}`,
    paragraphs: [
      isUndone ? `${title} af ${by}. Uden en ny beslutning udløber den.` : `${title}. Det har ${by} besluttet.`,
      ...(month === null
        ? []
        : [
            `Prisen fra ${formatLongDate(firstDay)} er ${formatKroner(month)} om måneden, ` +
              `${formatKroner(month * 12)} om året, ekskl. moms.`,
          ]),
      `${isUndone ? 'Beslut senest' : 'Det kan ændres til og med'} ${formatLongDate(deadline)}.`,
    ],
    action: { label: 'Se detaljerne', url: `${publicUrl}/${screen}` },
  };
}
