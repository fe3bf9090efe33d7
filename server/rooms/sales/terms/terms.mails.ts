import { formatDateTime, formatLongDate } from '../../../../domain/basics/dates.ts';
import { TermsDocument, termsChanges, termsPath } from '../../../../domain/sales/termsVersions.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import type { TermsAcceptance } from './TermsAcceptance.ts';

/** The version of the terms that was accepted, for a mail about an order. */
export const acceptanceFact = ({
  document,
  termsVersion,
  acceptedBy,
  acceptedAt,
}: TermsAcceptance): [string, string] => [
  'Betingelser',
  `${TermsDocument[document].label}, version ${formatLongDate(termsVersion)}. ` +
    `Accepteret af ${acceptedBy} ${formatDateTime(acceptedAt)}`,
];

/** A link to the accepted version, which stays when there are newer ones. */
export const acceptanceLink = ({ publicUrl }: Config, { document, termsVersion }: TermsAcceptance) => ({
  label: 'Læs betingelserne',
  url: commonPage(publicUrl, termsPath(document, termsVersion)),
});

export function termsAnnouncedMail(
  { product, publicUrl, legal }: Config,
  { name, email }: { name: string | null; email: string },
  { document, version }: { document: TermsDocument; version: string },
): MailMessage {
  const { label } = TermsDocument[document];
  const change = termsChanges[document]?.[version];
  return {
    kind: 'terms-announced',
    to: email,
    subject: `Nye ${label.toLowerCase()} fra ${formatLongDate(version)}`,
    product,
    greeting: name ? `Hej ${name}` : 'Hej',
    paragraphs: [
      `Fra ${formatLongDate(version)} gælder en ny version af ${label.toLowerCase()}.`,
      ...(change ? [change] : []),
      'Det, I allerede har købt, følger den version, I har accepteret. Den nye version gælder for det, I bestiller ' +
        'eller fornyer fra den dag.',
    ],
    action: { label: 'Læs den nye version', url: commonPage(publicUrl, termsPath(document, version)) },
    notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
  };
}
