import { RenewalGroup } from '../../../domain/renewals.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** The group in the address; the most urgent group by default. */
export const renewalGroup = (address: URLSearchParams): RenewalGroup =>
  parseKey(RenewalGroup, address.get('frist')) ?? 'DAYS_30';
