import type { Room } from '../room.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';
import { agreementById } from './agreement.reads.ts';
import {
  CustomerAgreementsResolver,
  DepartmentAgreementsResolver,
  ServiceAgreementResolver,
} from './agreement.resolver.ts';
import { billAgreementsJob } from './billing.ts';

export const serviceAgreementsRoom: Room = {
  name: 'serviceAgreements',
  entities: [ServiceAgreement],
  resolvers: [ServiceAgreementResolver, CustomerAgreementsResolver, DepartmentAgreementsResolver],
  nodes: [{ type: ServiceAgreement, fetch: agreementById }],
  jobs: {
    'agreements.bill': { handler: billAgreementsJob, schedule: '37 * * * *' },
  },
};

declare module '../jobs/Jobs.ts' {
  interface JobHandlers {
    'agreements.bill': typeof billAgreementsJob;
  }
}

declare module '../live/events.ts' {
  interface Topics {
    'service-agreement.changed': true;
  }
}
