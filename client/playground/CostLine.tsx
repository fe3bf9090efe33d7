import { written } from '../../domain/counted.ts';
import { formatTime } from '../../domain/dates.ts';
import type { Cost } from './fetcher.ts';

/** What the last answer took of the minute. */
export const CostLine = ({ cost }: { cost: Cost | undefined }) => (
  <p className="play-cost" role="status">
    {cost &&
      `Kostede ${written(cost.actual)} point (højst ${written(cost.requested)}). ${written(cost.remaining)} af ${written(cost.limit)} point er tilbage til kl. ${formatTime(cost.reset * 1_000)}.`}
  </p>
);
