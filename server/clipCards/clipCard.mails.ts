import { hoursLeft } from '../../domain/clipCardHours.ts';
import type { Config } from '../config.ts';
import type { MailMessage } from '../mail/outgoing.ts';

type Recipient = { name: string; email: string };

const hours = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 });

export function lowHoursMail({ product, publicUrl }: Config, { name, email }: Recipient, card: { hours: number; hoursUsed: number }): MailMessage {
  return {
    kind: 'clip-card-low',
    to: email,
    subject: `Der er ${hours.format(hoursLeft(card))} timer tilbage på klippekortet`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [`Af klippekortets ${card.hours} timer er der ${hours.format(hoursLeft(card))} tilbage. Køb et nyt i god tid, så opgaverne ikke går i stå.`],
    action: { label: 'Køb flere timer', url: `${publicUrl}/clip-cards?buy=1` },
  };
}

export function clipCardBoughtMail({ product, publicUrl }: Config, staff: Recipient, { departmentName, hours: count, by }: { departmentName: string; hours: number; by: string }): MailMessage {
  return {
    kind: 'clip-card-bought',
    to: staff.email,
    subject: `Nyt klippekort: ${departmentName}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [`${by} har købt et klippekort på ${count} timer til ${departmentName}.`],
    action: { label: 'Se klippekortene', url: `${publicUrl}/admin/clip-cards` },
  };
}
