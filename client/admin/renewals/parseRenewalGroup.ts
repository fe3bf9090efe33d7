import { RenewalGroup } from '../../../domain/renewals.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** The group in the address; the most urgent group by default. */
export const parseRenewalGroup = (searchParams: URLSearchParams): RenewalGroup =>
  parseKey(RenewalGroup, searchParams.get('frist')) ?? 'DAYS_30';
