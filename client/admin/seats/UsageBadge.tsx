import { stateWords, toneOf } from '../../../domain/sales/seats/usageText.ts';
import { NoValue } from '../../parts/lists/cells.tsx';
import { Badge } from '../../ui/Badge.tsx';

interface UsageBadgeProps {
  bought: number;
  over: number | null | undefined;
  free: number | null | undefined;
}

/** Says how many seats are free or over. Where none are bought, the company may buy its seats elsewhere. */
export function UsageBadge({ bought, over, free }: UsageBadgeProps) {
  if (over == null || free == null) return <NoValue />;
  const usage = { bought, over, free };
  return <Badge tone={toneOf(usage)}>{shortWords(usage)}</Badge>;
}

/** The words of a narrow column. */
function shortWords(usage: Parameters<typeof stateWords>[0]): string {
  if (usage.bought === 0) return 'Ingen købt';
  return usage.over === 0 && usage.free === 0 ? 'Alle i brug' : stateWords(usage);
}
