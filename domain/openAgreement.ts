import { formatLongDate } from './dates.ts';
import type { ServiceAgreementStatus } from './vocabulary.ts';

/** An agreement in one of these covers its department, now or as soon as it is activated. */
export const OPEN_STATUSES = ['PENDING', 'ACTIVE'] as const satisfies ServiceAgreementStatus[];

/** 'en aktiv serviceaftale, der løber til og med 21. november 2029' */
export const openAgreementText = ({ status, endDate }: { status: string; endDate: string }): string =>
  status === 'ACTIVE'
    ? `en aktiv serviceaftale, der løber til og med ${formatLongDate(endDate)}`
    : 'en serviceaftale, der venter på at blive aktiveret';
