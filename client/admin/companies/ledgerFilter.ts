import { PaymentStatus } from '../../../domain/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export const ledgerFilter = (address: URLSearchParams): PaymentStatus | null =>
  parseKey(PaymentStatus, address.get('status'));
