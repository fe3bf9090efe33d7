import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { confirmUrl } from '../../identity/auth/auth.mails.ts';
import { CONFIRM_HOURS } from '../../identity/auth/confirmationLink.service.ts';

export function welcomeMail(config: Config, user: Recipient, companyName: string, token: string): MailMessage {
  const { product, legal } = config;
  return {
    kind: 'welcome',
    to: user.email,
    subject: `Velkommen til ${product}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `${companyName} er nu oprettet, og du kan logge ind med ${user.email}.`,
      'Bekræft din e-mail, så kan du også invitere dine kolleger.',
      'Vælg en betalingsmetode under Afdelinger, så er I klar til at bestille licenser, serviceaftaler og klippekort.',
    ],
    action: { label: 'Bekræft din e-mail', url: confirmUrl(config, token) },
    notes: [
      `Linket gælder i ${CONFIRM_HOURS} timer. Har du ikke oprettet virksomheden, kan du se bort fra denne mail. ` +
        'Klik ikke på linket.',
      `Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`,
    ],
  };
}

interface NewCompany {
  id: string;
  name: string;
  contactPerson: string;
  billingEmail: string;
  phoneNumber: string;
}

export function companyRegisteredMail(
  { product, publicUrl }: Config,
  staff: Recipient,
  company: NewCompany,
): MailMessage {
  return {
    kind: 'company-registered',
    to: staff.email,
    subject: 'En ny virksomhed har oprettet sig',
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [
      `${company.name} har oprettet sig.`,
      `Kontaktperson: ${company.contactPerson}, ${company.billingEmail}, ${company.phoneNumber}.`,
    ],
    action: { label: 'Se virksomheden', url: commonPage(publicUrl, `/admin/companies/${company.id}`) },
  };
}
