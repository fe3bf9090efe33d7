import { sql } from 'kysely';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Room } from '../../../platform/room.ts';
import { countInTable } from '../../companies/departments/department.reads.ts';
import { acceptanceOf, NO_ACCEPTANCE } from '../terms/acceptanceOf.ts';
import { agreementLoader } from './agreement.reads.ts';
import {
  AdminAgreementsResolver,
  CustomerAgreementsResolver,
  DepartmentAgreementsResolver,
  ServiceAgreementResolver,
} from './agreement.resolver.ts';
import { agreementGoods } from './agreementGoods.ts';
import { buyApprovedAgreement } from './agreementPurchase.service.ts';
import { billAgreementsJob, billAgreementsOf, unbilledAgreements } from './billing.service.ts';
import { limitInstallationMoves } from './limitInstallationMoves.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';
import { agreementActivate } from './serviceAgreements.bulk.ts';
import { serviceAgreementsRoutes } from './serviceAgreements.rest.ts';

export const serviceAgreementsRoom: Room = {
  name: 'serviceAgreements',
  rest: {
    name: 'Serviceaftaler',
    description: 'Service agreements: prices, purchases and renewals.',
    routes: serviceAgreementsRoutes,
  },
  queues: {
    periods: {
      rows: unbilledAgreements(sql`(now() at time zone ${sql.lit(TIME_ZONE)})::date`).compile(sqlBuilder).sql,
      created: `(start_date + make_interval(months => billed_months)) at time zone '${TIME_ZONE}'`,
    },
  },
  goods: { service_agreement: agreementGoods },
  entities: [ServiceAgreement],
  limitInstallationMoves,
  approvedOrders: { SERVICE_AGREEMENT: buyApprovedAgreement },
  bulkActions: { AGREEMENT_ACTIVATE: agreementActivate },
  resolvers: [
    ServiceAgreementResolver,
    CustomerAgreementsResolver,
    DepartmentAgreementsResolver,
    AdminAgreementsResolver,
    acceptanceOf(
      ServiceAgreement,
      `The terms that the company accepted last, with the order or a renewal. ${NO_ACCEPTANCE}`,
    ),
  ],
  nodes: [{ type: ServiceAgreement, loader: agreementLoader }],
  countDepartmentHistory: countInTable('serviceAgreements', 'service_agreement'),
  whenInstallationHasMoved: billAgreementsOf,
  jobs: {
    'agreements.bill': { handler: billAgreementsJob, schedule: '37 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'agreements.bill': typeof billAgreementsJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'service-agreement.changed': true;
  }
}
