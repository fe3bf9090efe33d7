/**
 * Parts of the paths of tests that `npm run test:changed` always runs and that are never left to the full run:
 * permissions, isolation, row-level security and grants, the REST contract, money, audit, and sign-in.
 */
export const alwaysTested: string[] = [
  'server/access/',
  'server/testing/isolation',
  'server/db/customerGrants',
  'server/db/eventPolicies',
  'server/db/rowLevelSecurity',
  'server/externalIds/externalIdPolicies',
  'server/rest/',
  'server/payments/',
  'server/invoices/',
  'server/accounting/',
  'server/bookings/',
  'server/prices/',
  'server/audit/',
  'server/security/',
  'server/auth/',
  'server/identities/',
  'server/secondFactors/',
  'client/e2e/journeys/cards',
  'client/e2e/journeys/payment',
  'client/e2e/journeys/signIn',
];
