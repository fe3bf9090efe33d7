import { RenewalGroup } from '../../../domain/renewals.ts';
import { wordIn } from '../../ui/wordIn.ts';

/** The group in the address; the most urgent group by default. */
export const renewalGroup = (address: URLSearchParams): RenewalGroup =>
  wordIn(RenewalGroup, address.get('frist')) ?? 'DAYS_30';
