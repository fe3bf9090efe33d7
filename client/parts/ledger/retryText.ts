import { formatLongDate } from '../../../domain/basics/dates.ts';

/** When a failed card payment is tried again. */
export const retryText = (nextRetryAt: string): string => `Forsøges igen ${formatLongDate(nextRetryAt)}`;
