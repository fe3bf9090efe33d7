import { addDays, addMonths } from '../basics/dates.ts';
import { licenseTerms } from '../basics/termNumbers.ts';
import { agreementTerms } from './agreementPricing.ts';

/** The periods of notice in the terms: a renewal must be decided that long before the last day. */
export const LICENSE_NOTICE_DAYS = licenseTerms.noticeDays;
export const AGREEMENT_NOTICE_MONTHS = agreementTerms.noticeMonths;

export const licenseDecisionDate = (validUntil: string): string => addDays(validUntil, -LICENSE_NOTICE_DAYS);
export const agreementDecisionDate = (endDate: string): string => addMonths(endDate, -AGREEMENT_NOTICE_MONTHS);

export const RenewalKind = {
  LICENSE: { label: 'Licens' },
  SERVICE_AGREEMENT: { label: 'Serviceaftale' },
} as const;
export type RenewalKind = keyof typeof RenewalKind;

/** The ways in which a term can end. */
export const RenewalOutcome = {
  RENEW: { label: 'Fornyes' },
  EXPIRE: { label: 'Udløber' },
} as const;
export type RenewalOutcome = keyof typeof RenewalOutcome;

/** The queue of renewals: undecided ones by the days left to decide, and the decided ones. */
export const RenewalGroup = {
  DAYS_30: { label: '0–30 dage', from: null, to: 30 },
  DAYS_60: { label: '31–60 dage', from: 31, to: 60 },
  DAYS_90: { label: '61–90 dage', from: 61, to: 90 },
  DECIDED: { label: 'Besluttet', from: null, to: 90 },
} as const;
export type RenewalGroup = keyof typeof RenewalGroup;
