import { ServiceAgreementStatus } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export const agreementFilters = (address: URLSearchParams): { search: string | null; status: ServiceAgreementStatus | null } =>
  ({ search: address.get('q')?.trim() || null, status: wordIn(ServiceAgreementStatus, address.get('status')) });
