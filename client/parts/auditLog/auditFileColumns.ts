import type { FileColumn } from '../csv/fileRows.ts';
import type { EntryRow } from './auditColumns.tsx';
import { actionText, actorText, detailText } from './auditText.ts';

/** The columns of a saved audit log, which holds more than the table and in another order. */
export const auditFileColumns: FileColumn<EntryRow>[] = [
  { title: 'Id', csv: ({ id }) => id },
  { title: 'Tidspunkt', csv: ({ createdAt }) => createdAt },
  { title: 'Handling', csv: actionText },
  { title: 'Detaljer', csv: detailText },
  { title: 'Hvem', csv: actorText },
  { title: 'E-mail', csv: ({ actorEmail }) => actorEmail },
  { title: 'Id på hvem', csv: ({ actorId }) => actorId },
  { title: 'Logget ind som', csv: ({ actedAsName, actedAsId }) => actedAsName ?? actedAsId },
  { title: 'Gælder', csv: ({ targetName }) => targetName },
  { title: 'Gælder e-mail', csv: ({ targetEmail }) => targetEmail },
  { title: 'Gælder id', csv: ({ targetId }) => targetId },
  { title: 'Virksomhed', csv: ({ companyName }) => companyName },
  { title: 'Adresse', csv: ({ address }) => address },
];
