import { PaymentStatus, valuesOf } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export const ledgerFilter = (address: URLSearchParams): PaymentStatus | null => wordIn(PaymentStatus, address.get('status'));

export const ledgerStatuses = valuesOf(PaymentStatus).map((value) => ({ value, label: PaymentStatus[value].label }));
