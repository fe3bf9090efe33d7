import type { StatusWord } from '../../domain/vocabulary.ts';
import { Badge } from './Badge.tsx';

interface StatusBadgeProps {
  words: Readonly<Record<string, StatusWord>>;
  status: string;
}

/** A status in its word and tone; one that came after this page was loaded is shown as it is. */
export function StatusBadge({ words, status }: StatusBadgeProps) {
  const { label, tone } = words[status] ?? { label: status, tone: 'grey' };
  return <Badge tone={tone}>{label}</Badge>;
}
