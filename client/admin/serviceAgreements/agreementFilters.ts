import { ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface AgreementFilters {
  search: string | null;
  status: ServiceAgreementStatus | null;
}

export const parseAgreementFilters = (searchParams: URLSearchParams): AgreementFilters => ({
  search: searchParams.get('q')?.trim() || null,
  status: parseKey(ServiceAgreementStatus, searchParams.get('status')),
});
