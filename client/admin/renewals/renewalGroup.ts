import { RenewalGroup } from '../../../domain/renewals.ts';
import { wordIn } from '../../ui/wordIn.ts';

/** The address names one; what is most urgent is what one comes for. */
export const renewalGroup = (address: URLSearchParams): RenewalGroup =>
  wordIn(RenewalGroup, address.get('frist')) ?? 'DAYS_30';
