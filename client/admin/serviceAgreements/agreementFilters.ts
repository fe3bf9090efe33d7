import { ServiceAgreementStatus } from '../../../domain/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface AgreementFilters {
  search: string | null;
  status: ServiceAgreementStatus | null;
}

export const agreementFilters = (address: URLSearchParams): AgreementFilters => ({
  search: address.get('q')?.trim() || null,
  status: parseKey(ServiceAgreementStatus, address.get('status')),
});
