import { formatDate, formatRecent } from '../../domain/dates.ts';

/** When a proof was added and last used, as the line under its name. */
export const addedText = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt?: string | null }) =>
  [
    `Tilføjet ${formatDate(createdAt)}`,
    lastUsedAt ? `sidst brugt ${lowerFirst(formatRecent(lastUsedAt))}` : 'ikke brugt endnu',
  ].join(' · ');

/** 'I dag kl. 09.12' within a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('da') + text.slice(1);
