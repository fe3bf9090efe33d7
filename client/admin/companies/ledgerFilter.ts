import { PaymentStatus } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export const ledgerFilter = (address: URLSearchParams): PaymentStatus | null =>
  wordIn(PaymentStatus, address.get('status'));
