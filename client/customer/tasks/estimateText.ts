import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import type { EstimateShortage } from '../../../domain/work/taskEstimates.ts';

/** The most hours that can be bought at once. */
const MAX_HOURS = 100;

const time = (minutes: number) => (minutes ? formatWorkedTime(minutes) : '0 t');

export const shortageTitle = (missing: number) => `Klippekortet mangler ${time(missing)}`;

/** The sum in one sentence. */
export const shortageText = ({ estimate, others, left }: EstimateShortage) =>
  `Anslået ${time(estimate)}${others ? ` + ${time(others)} til andre opgaver` : ''}, ${time(left)} tilbage`;

/** The dialog that buys the hours that are missing. */
export const buyAddress = (departmentId: string, missing: number) =>
  `/clip-cards?buy=1&department=${departmentId}&hours=${Math.min(MAX_HOURS, Math.ceil(missing / 60))}`;
