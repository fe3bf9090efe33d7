import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { formatMonthCount } from '../../../../domain/basics/formatCount.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

export function agreementBoughtMail(
  { product, publicUrl }: Config,
  staff: Recipient,
  { departmentName, duration, by }: { departmentName: string; duration: number; by: string },
): MailMessage {
  return {
    kind: 'agreement-bought',
    to: staff.email,
    subject: `Ny serviceaftale på ${formatMonthCount(duration)}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [
      `${endSentence(`${by} har bestilt en serviceaftale på ${formatMonthCount(duration)} for ${departmentName}`)} ` +
        'Den venter på at blive aktiveret.',
    ],
    action: { label: 'Se serviceaftalerne', url: commonPage(publicUrl, '/admin/service-agreements') },
  };
}

export function agreementActivatedMail(
  { product, publicUrl }: Config,
  buyer: Recipient,
  { customerId, departmentName, endDate }: { customerId: string; departmentName: string; endDate: string },
): MailMessage {
  return {
    kind: 'agreement-activated',
    to: buyer.email,
    subject: 'Din serviceaftale er aktiv',
    product,
    greeting: `Hej ${buyer.name}`,
    paragraphs: [`Serviceaftalen for ${departmentName} er nu aktiv og løber til og med ${formatLongDate(endDate)}.`],
    action: { label: 'Se dine serviceaftaler', url: companyScreen(publicUrl, '/service-agreement', customerId) },
  };
}
