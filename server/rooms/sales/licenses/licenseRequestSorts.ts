import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the admins' list of licence requests. */
export const licenseRequestSorts = defineSorts(
  'LicenseRequestSort',
  {
    CREATED: { column: 'license_request.id', key: 'id', words: 'the time of the order' },
    QUANTITY: { column: 'requested_licenses', key: 'requestedLicenses', words: 'the number of licences' },
    APPROVED: { column: 'approved_at', key: 'approvedAt', words: 'the time of the approval', isNullable: true },
  },
  { byId: { column: 'license_request.id', key: 'id' }, default: 'CREATED_DESC' },
);
export type LicenseRequestSort = keyof typeof licenseRequestSorts.values;
