import { formatCount } from '../../domain/formatCount.ts';
import { formatTime } from '../../domain/dates.ts';
import type { Cost } from './fetcher.ts';

/** Shows the cost of the last operation and the rest of the caller's allowance. */
export const CostLine = ({ cost }: { cost: Cost | undefined }) => (
  <p className="play-cost" role="status">
    {cost &&
      `Kostede ${formatCount(cost.actual)} point (højst ${formatCount(cost.requested)}). ` +
        `${formatCount(cost.remaining)} af ${formatCount(cost.limit)} point er tilbage til kl. ` +
        `${formatTime(cost.reset * 1_000)}.`}
  </p>
);
