import type { StatusWord } from '../../domain/vocabulary.ts';
import { Badge } from '../ui/Badge.tsx';

/** A status that came after this page was loaded is shown as it is. */
export function StatusBadge({ words, status }: { words: Readonly<Record<string, StatusWord>>; status: string }) {
  const { tone, label } = words[status] ?? { tone: 'grey', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
