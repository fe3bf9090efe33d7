import { actionText, actorText, detailText } from './auditText.ts';
import type { readAuditEntry_entry$data } from '#relay/readAuditEntry_entry.graphql';

/** The heading row of a saved audit log. */
export const auditHeadings = [
  'Id',
  'Tidspunkt',
  'Handling',
  'Detaljer',
  'Hvem',
  'E-mail',
  'Id på hvem',
  'Logget ind som',
  'Gælder',
  'Gælder e-mail',
  'Gælder id',
  'Virksomhed',
  'Adresse',
];

/** The cells of an entry, in the order of `auditHeadings`. */
export const auditCells = (entry: readAuditEntry_entry$data) => [
  entry.id,
  entry.createdAt,
  actionText(entry),
  detailText(entry),
  actorText(entry),
  entry.actorEmail,
  entry.actorId,
  entry.actedAsName ?? entry.actedAsId,
  entry.targetName,
  entry.targetEmail,
  entry.targetId,
  entry.companyName,
  entry.address,
];
