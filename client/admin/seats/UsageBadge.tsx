import { formatCount, formatPlural } from '../../../domain/formatCount.ts';
import { Badge } from '../../ui/Badge.tsx';
import { NoValue } from '../cells.tsx';

interface UsageBadgeProps {
  bought: number;
  over: number | null | undefined;
  free: number | null | undefined;
}

/** Says how many seats are free or over. Where none are bought, the company may buy its seats elsewhere. */
export function UsageBadge({ bought, over, free }: UsageBadgeProps) {
  if (over == null || free == null) return <NoValue />;
  if (bought === 0) return <Badge tone="grey">Ingen købt</Badge>;
  if (over > 0) return <Badge tone="red">{formatCount(over)} for mange</Badge>;
  if (free === 0) return <Badge tone="blue">Alle i brug</Badge>;
  return <Badge tone="green">{formatPlural(free, 'ledig', 'ledige')}</Badge>;
}
