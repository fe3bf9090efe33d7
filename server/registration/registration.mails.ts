import type { Config } from '../config.ts';
import type { MailMessage, Recipient } from '../mail/outgoing.ts';

export function welcomeMail({ product, publicUrl, legal }: Config, user: Recipient, companyName: string): MailMessage {
  return {
    kind: 'welcome',
    to: user.email,
    subject: `Velkommen til ${product}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `${companyName} er nu oprettet, og du kan logge ind med ${user.email}.`,
      'Vælg en betalingsmetode under Afdelinger, så er I klar til at bestille licenser, serviceaftaler og klippekort.',
    ],
    action: { label: 'Gå til overblikket', url: `${publicUrl}/dashboard` },
    notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
  };
}

interface NewCompany {
  id: string;
  name: string;
  contactPerson: string;
  billingEmail: string;
  phoneNumber: string;
}

export function companyRegisteredMail({ product, publicUrl }: Config, staff: Recipient, company: NewCompany): MailMessage {
  return {
    kind: 'company-registered',
    to: staff.email,
    subject: `Ny virksomhed: ${company.name}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [
      `${company.name} har oprettet sig.`,
      `Kontaktperson: ${company.contactPerson}, ${company.billingEmail}, ${company.phoneNumber}.`,
    ],
    action: { label: 'Se virksomheden', url: `${publicUrl}/admin/companies/${company.id}` },
  };
}
