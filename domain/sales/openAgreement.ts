import { formatLongDate } from '../basics/dates.ts';
import type { ServiceAgreementStatus } from '../basics/vocabulary.ts';

/** The statuses in which an agreement covers its department, now or as soon as an admin activates the agreement. */
export const OPEN_STATUSES = ['PENDING', 'ACTIVE'] as const satisfies ServiceAgreementStatus[];

/** Describes an open agreement, as in 'en aktiv serviceaftale, der løber til og med 21. november 2029'. */
export const openAgreementText = ({ status, endDate }: { status: string; endDate: string }): string =>
  status === 'ACTIVE'
    ? `en aktiv serviceaftale, der løber til og med ${formatLongDate(endDate)}`
    : 'en serviceaftale, der venter på at blive aktiveret';
