import { enumOf, LicenseRequestStatus, LicenseStatus } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const LicenseStatusEnum = enumOf(LicenseStatus);
export const LicenseRequestStatusEnum = enumOf(LicenseRequestStatus);

registerEnum(LicenseStatusEnum, 'LicenseStatus', 'Whether licences can be used.', {
  ACTIVE: 'Can be used. Only licences with this status are counted as active.',
  PENDING: 'Cannot be used yet.',
  EXPIRED: 'Can no longer be used: the last day has passed.',
});
registerEnum(LicenseRequestStatusEnum, 'LicenseRequestStatus', 'Progress of an order of licences.', {
  PENDING: 'No admin has started on the request, which can still be cancelled.',
  PROCESSING: 'An admin is working on the request.',
  APPROVED: 'An admin has approved the request; the licences are not created yet.',
  REJECTED: 'Cancelled by the customer, or rejected by an admin.',
  COMPLETED: 'The licences have been created.',
});
