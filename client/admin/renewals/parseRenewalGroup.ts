import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** Returns the group that the address names; by default, the most urgent group. */
export const parseRenewalGroup = (searchParams: URLSearchParams): RenewalGroup =>
  parseKey(RenewalGroup, searchParams.get('frist')) ?? 'DAYS_30';

/** The search of the address with another group, and the same order and view. */
export function searchOfGroup(searchParams: URLSearchParams, group: RenewalGroup): string {
  const params = new URLSearchParams(searchParams);
  params.set('frist', group);
  return `?${params}`;
}
