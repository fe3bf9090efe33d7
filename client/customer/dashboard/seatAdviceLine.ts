import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';

interface AdviceFigures {
  kind: string;
  bought: number;
  inUse: number;
  peak: number;
  peakSince: string;
}

/** The figures behind advice, as in 'fjordlyst: 34 af 32 i brug'. */
export const seatAdviceLine = (subdomain: string, { kind, bought, inUse, peak, peakSince }: AdviceFigures): string =>
  kind === 'FEWER_SEATS'
    ? `${subdomain}: højst ${formatCount(peak)} af ${formatCount(bought)} brugt siden ${formatDate(peakSince)}`
    : `${subdomain}: ${formatCount(inUse)} af ${formatCount(bought)} i brug`;
