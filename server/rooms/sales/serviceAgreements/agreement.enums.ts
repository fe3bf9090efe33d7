import { enumOf, ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const ServiceAgreementStatusEnum = enumOf(ServiceAgreementStatus);

registerEnum(
  ServiceAgreementStatusEnum,
  'ServiceAgreementStatus',
  'Whether a department can get support under an agreement.',
  {
    ACTIVE: 'Support is available, and the periods of the agreement are billed.',
    PENDING: 'Waiting for an admin to activate the agreement.',
    EXPIRED: 'The last day has passed.',
    CANCELLED: 'Ended by an admin, or its first period was never paid.',
  },
);
