/**
 * Parts of the paths of tests that `npm run test:changed` always runs and that are never left to the full run:
 * permissions, isolation, row-level security and grants, the REST contract, money, audit, and sign-in.
 */
export const alwaysTested: string[] = [
  'server/platform/access/',
  'server/testing/isolation',
  'server/platform/db/customerGrants',
  'server/platform/db/eventPolicies',
  'server/platform/db/rowLevelSecurity',
  'server/rooms/partners/externalIds/externalIdPolicies',
  'server/platform/rest/',
  'server/rooms/money/payments/',
  'server/rooms/sales/purchases/',
  'server/rooms/money/invoices/',
  'server/rooms/money/dinero/',
  'server/rooms/money/prices/',
  'server/platform/audit/',
  'server/rooms/identity/accounts/',
  'server/rooms/identity/auth/',
  'server/rooms/identity/identities/',
  'server/rooms/identity/secondFactors/',
  'client/e2e/journeys/cards',
  'client/e2e/journeys/payment',
  'client/e2e/journeys/signIn',
];
