import { sql } from 'kysely';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Room } from '../../../platform/room.ts';
import { acceptanceOf, NO_ACCEPTANCE } from '../terms/acceptanceOf.ts';
import { licenseLoader } from './license.reads.ts';
import {
  CustomerLicensesResolver,
  DepartmentLicensesResolver,
  InstallationLicensesResolver,
  LicenseResolver,
} from './license.resolver.ts';
import { License } from './License.ts';
import { billLicensesJob, unbilledLicenses } from './licenseBilling.service.ts';
import { licenseGoods } from './licenseGoods.ts';
import { countHistory, deleteCancelledRequests, ofDepartment, ofInstallation } from './licenseHistory.ts';
import { orderApprovedLicenses } from './licenseOrder.service.ts';
import { licenseRequestLoader } from './licenseRequest.reads.ts';
import { AdminLicenseRequestsResolver, LicenseRequestResolver } from './licenseRequest.resolver.ts';
import { LicenseRequest } from './LicenseRequest.ts';
import { licenseRequestComplete, licenseRequestStatus } from './licenses.bulk.ts';
import { licensesRoutes } from './licenses.rest.ts';

export const licensesRoom: Room = {
  name: 'licenses',
  rest: { name: 'Licenser', description: 'Licences and licence requests.', routes: licensesRoutes },
  queues: {
    licensePeriods: {
      rows: unbilledLicenses(sql`(now() at time zone ${sql.lit(TIME_ZONE)})::date`).compile(sqlBuilder).sql,
      created: `(valid_from + make_interval(months => billed_months)) at time zone '${TIME_ZONE}'`,
    },
  },
  goods: { license: licenseGoods },
  entities: [License, LicenseRequest],
  approvedOrders: { LICENSE_ORDER: orderApprovedLicenses },
  bulkActions: {
    LICENSE_REQUEST_STATUS: licenseRequestStatus,
    LICENSE_REQUEST_COMPLETE: licenseRequestComplete,
  },
  resolvers: [
    InstallationLicensesResolver,
    LicenseResolver,
    CustomerLicensesResolver,
    DepartmentLicensesResolver,
    LicenseRequestResolver,
    AdminLicenseRequestsResolver,
    acceptanceOf(License, 'The terms that the company accepted with the last renewal. Null if it renewed none.'),
    acceptanceOf(LicenseRequest, `The terms that the buyer accepted. ${NO_ACCEPTANCE}`),
  ],
  nodes: [
    { type: License, loader: licenseLoader },
    { type: LicenseRequest, loader: licenseRequestLoader },
  ],
  countDepartmentHistory: countHistory(ofDepartment),
  countInstallationHistory: countHistory(ofInstallation),
  whenDepartmentIsDeleted: deleteCancelledRequests(ofDepartment),
  whenInstallationIsDeleted: deleteCancelledRequests(ofInstallation),
  jobs: {
    'licenses.bill': { handler: billLicensesJob, schedule: '47 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'licenses.bill': typeof billLicensesJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'license.changed': true;
    'license-request.changed': true;
  }
}
