import { formatLicenseCount } from '../../basics/formatCount.ts';
import { formatKroner } from '../../basics/money.ts';
import type { SeatAdvice } from './seatAdvice.ts';

/** The advice as the label of what to do, as in 'Skift til 18 ved fornyelsen, spar 4.311 kr om året'. */
export function adviceText(advice: SeatAdvice): string {
  if (advice.kind === 'MORE_SEATS') return `Bestil ${formatLicenseCount(advice.seats)}`;
  const change = `Skift til ${advice.seats} ved fornyelsen`;
  return advice.yearlySaving === null ? change : `${change}, spar ${formatKroner(advice.yearlySaving)} om året`;
}
