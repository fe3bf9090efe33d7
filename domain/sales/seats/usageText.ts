import { formatCount, formatPlural } from '../../basics/formatCount.ts';

interface Usage {
  bought: number;
  inUse: number;
  free: number;
  over: number;
}

/** As in '2 for mange', '3 ledige' or 'Alle er i brug'. */
export function stateWords({ bought, free, over }: Omit<Usage, 'inUse'>): string {
  if (bought === 0) return 'Ingen købt her';
  if (over > 0) return `${formatCount(over)} for mange`;
  return free > 0 ? formatPlural(free, 'ledig', 'ledige') : 'Alle er i brug';
}

/** As in '34 af 32 licenser i brug, 2 for mange', for screen readers. */
export const usageWords = (usage: Usage): string =>
  usage.bought === 0
    ? `${formatCount(usage.inUse)} i brug, ingen købt her`
    : `${formatCount(usage.inUse)} af ${formatPlural(usage.bought, 'licens', 'licenser')} i brug, ` +
      stateWords(usage).toLowerCase();

/** The tone in which the state is shown. */
export const toneOf = ({ bought, free, over }: Omit<Usage, 'inUse'>) =>
  bought === 0 ? 'grey' : over > 0 ? 'red' : free > 0 ? 'green' : 'blue';
