import type { Cost } from './fetcher.ts';

/** What the last answer took of the minute. */
export const CostLine = ({ cost }: { cost: Cost | undefined }) => (
  <p className="play-cost" role="status">
    {cost && `Kostede ${count(cost.actual)} (højst ${count(cost.requested)}). ${count(cost.remaining)} af ${count(cost.limit)} er tilbage til kl. ${clock(cost.reset)}.`}
  </p>
);

const count = (value: number) => value.toLocaleString('da-DK');
const clock = (seconds: number) => new Date(seconds * 1_000).toLocaleTimeString('da-DK', { hour: '2-digit', minute: '2-digit' });
