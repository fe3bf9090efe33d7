import { RenewalGroup } from '../../../domain/renewals.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** Returns the group that the address names; by default, the most urgent group. */
export const parseRenewalGroup = (searchParams: URLSearchParams): RenewalGroup =>
  parseKey(RenewalGroup, searchParams.get('frist')) ?? 'DAYS_30';
