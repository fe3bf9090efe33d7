import type { StatusWord } from '../../domain/basics/vocabulary.ts';
import { Badge } from './Badge.tsx';

/** Shows a status with its word and tone. A status of a newer server, which has no word here, is shown as its key. */
export function StatusBadge({ words, status }: { words: Readonly<Record<string, StatusWord>>; status: string }) {
  const { label, tone } = words[status] ?? { label: status, tone: 'grey' };
  return <Badge tone={tone}>{label}</Badge>;
}
