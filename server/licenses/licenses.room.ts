import type { Room } from '../room.ts';
import { licenseById } from './license.reads.ts';
import { CustomerLicensesResolver, InstallationLicensesResolver, LicenseResolver } from './license.resolver.ts';
import { License } from './License.ts';
import { licenseRequestById } from './licenseRequest.reads.ts';
import { AdminLicenseRequestsResolver, LicenseRequestResolver } from './licenseRequest.resolver.ts';
import { LicenseRequest } from './LicenseRequest.ts';
import { licensesRoutes } from './licenses.rest.ts';

export const licensesRoom: Room = {
  name: 'licenses',
  rest: { name: 'Licenser', routes: licensesRoutes },
  entities: [License, LicenseRequest],
  resolvers: [
    InstallationLicensesResolver,
    LicenseResolver,
    CustomerLicensesResolver,
    LicenseRequestResolver,
    AdminLicenseRequestsResolver,
  ],
  nodes: [
    { type: License, fetch: licenseById },
    { type: LicenseRequest, fetch: licenseRequestById },
  ],
};

declare module '../live/events.ts' {
  interface Topics {
    'license.changed': true;
    'license-request.changed': true;
  }
}
