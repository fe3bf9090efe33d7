import { formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';

/** When a proof was added and last used, as the line under its name. */
export const addedText = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt?: string | null }) =>
  [
    `Tilføjet ${formatDate(createdAt)}`,
    lastUsedAt ? `sidst brugt ${lowerFirst(formatRecent(lastUsedAt))}` : 'ikke brugt endnu',
  ].join(' · ');
