import { ServiceAgreementStatus } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export interface AgreementFilters {
  search: string | null;
  status: ServiceAgreementStatus | null;
}

export const agreementFilters = (address: URLSearchParams): AgreementFilters => ({
  search: address.get('q')?.trim() || null,
  status: wordIn(ServiceAgreementStatus, address.get('status')),
});
