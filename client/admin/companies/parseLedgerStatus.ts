import { PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export const parseLedgerStatus = (searchParams: URLSearchParams): PaymentStatus | null =>
  parseKey(PaymentStatus, searchParams.get('status'));
