import { written } from '../../domain/counted.ts';
import { formatTime } from '../../domain/dates.ts';
import type { Cost } from './fetcher.ts';

/** Shows the cost of the last operation and the rest of the caller's allowance. */
export const CostLine = ({ cost }: { cost: Cost | undefined }) => (
  <p className="play-cost" role="status">
    {cost &&
      `Kostede ${written(cost.actual)} point (højst ${written(cost.requested)}). ` +
        `${written(cost.remaining)} af ${written(cost.limit)} point er tilbage til kl. ` +
        `${formatTime(cost.reset * 1_000)}.`}
  </p>
);
