import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { hoursLeft } from '../../../../domain/sales/clipCardHours.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

export function lowHoursMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  card: { customerId: string; departmentId: string; hours: number; hoursUsed: number },
): MailMessage {
  const left = formatHourCount(hoursLeft(card));
  return {
    kind: 'clip-card-low',
    to: email,
    subject: `Der er ${left} tilbage på klippekortet`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Af klippekortets ${formatHourCount(card.hours)} er der ${left} tilbage. ` +
        'Køb et nyt i god tid, så opgaverne ikke går i stå.',
    ],
    action: {
      label: 'Køb flere timer',
      url: companyScreen(
        publicUrl,
        `/clip-cards?buy=1&department=${card.departmentId}&hours=${card.hours}`,
        card.customerId,
      ),
    },
  };
}

export function clipCardBoughtMail(
  { product, publicUrl }: Config,
  staff: Recipient,
  { departmentName, hours, by }: { departmentName: string; hours: number; by: string },
): MailMessage {
  return {
    kind: 'clip-card-bought',
    to: staff.email,
    subject: `Nyt klippekort på ${formatHourCount(hours)}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [endSentence(`${by} har købt et klippekort på ${formatHourCount(hours)} til ${departmentName}`)],
    action: { label: 'Se klippekortene', url: commonPage(publicUrl, '/admin/clip-cards') },
  };
}
