import { formatPeriod } from '../../../../domain/basics/dates.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';

/** The goods whose later periods the portal bills by itself. */
export type PeriodSubject = 'service_agreement' | 'license';

/** A ledger entry of a period that nobody bought at the screen. */
export type PeriodEntry = LedgerEntry & { subject: PeriodSubject };

/** What the entry is for with its period, as in 'Serviceaftale, 36 måneder (1. dec. 2026 til 31. dec. 2026)'. */
export const periodText = ({ description, periodFrom, periodTo }: PeriodEntry): string =>
  periodFrom && periodTo ? `${description} (${formatPeriod(periodFrom, periodTo)})` : description;

/** The goods in the middle of a Danish sentence. */
export const goodsNames: Record<PeriodSubject, string> = {
  service_agreement: 'serviceaftalen',
  license: 'licenserne',
};

/**
 * Whether a failed card payment of the entry is tried again. A person who buys sees the refusal and chooses another
 * card, and an automatic purchase of hours is paused instead.
 */
export const isRetried = <Entry extends Pick<LedgerEntry, 'subject' | 'origin'>>(
  entry: Entry,
): entry is Entry & { subject: PeriodSubject } =>
  entry.origin === 'PORTAL' && (entry.subject === 'service_agreement' || entry.subject === 'license');
