import { formatLicenseCount } from '../../domain/formatCount.ts';
import { formatKroner } from '../../domain/money.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { Config } from '../config.ts';
import type { MailMessage, Recipient } from '../mail/outgoing.ts';
import type { LicenseRequest } from './LicenseRequest.ts';

const describeRequest = ({ requestedLicenses, licenseType }: LicenseRequest) =>
  `${formatLicenseCount(requestedLicenses)} (${labelOf(Plan, licenseType)})`;

export function licenseOrderedMail(
  { product, publicUrl }: Config,
  staff: Recipient,
  { request, subdomain, by }: { request: LicenseRequest; subdomain: string; by: string },
): MailMessage {
  return {
    kind: 'license-ordered',
    to: staff.email,
    subject: `Ny licensanmodning: ${describeRequest(request)}`,
    product,
    greeting: `Hej ${staff.name}`,
    paragraphs: [
      `${by} har bestilt ${describeRequest(request)} til ${subdomain}.`,
      ...(request.price === null
        ? ['Der er ingen pris på planen, så prisen aftales.']
        : [`Prisen er ${formatKroner(request.price)} pr. licens og måned, ekskl. moms.`]),
    ],
    action: { label: 'Se anmodningen', url: `${publicUrl}/admin/license-requests` },
  };
}

export function requestStatusMail(
  { product, publicUrl }: Config,
  user: Recipient,
  { request, label }: { request: LicenseRequest; label: string },
): MailMessage {
  return {
    kind: 'license-request-status',
    to: user.email,
    subject: `Din licensanmodning: ${label}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `Din anmodning om ${describeRequest(request)} har nu status ${label}.`,
      ...(request.status === 'COMPLETED' ? ['Licenserne er klar til brug.'] : []),
    ],
    action: { label: 'Se dine licenser', url: `${publicUrl}/licenses` },
  };
}
