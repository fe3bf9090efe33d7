import type { StatusWord } from '../../../domain/basics/vocabulary.ts';
import { Badge } from '../../ui/Badge.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

interface GoodsStatusProps {
  words: Readonly<Record<string, StatusWord>>;
  status: string;
  /** When the goods were paused, because a period is not paid; null when they are not paused. */
  pausedAt: string | null | undefined;
}

/** The status of an agreement or a licence. While it is paused, that is what matters. */
export const GoodsStatus = ({ words, status, pausedAt }: GoodsStatusProps) =>
  pausedAt ? <Badge tone="red">Sat i bero</Badge> : <StatusBadge words={words} status={status} />;
