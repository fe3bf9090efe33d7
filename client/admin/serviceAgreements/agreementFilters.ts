import { ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface AgreementFilters {
  search: string | null;
  status: ServiceAgreementStatus | null;
}

export const parseAgreementFilters = (searchParams: URLSearchParams): AgreementFilters => ({
  search: parseSearch(searchParams),
  status: parseKey(ServiceAgreementStatus, searchParams.get('status')),
});
