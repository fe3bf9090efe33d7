import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { userFields } from '../../companies/customers/customers.rest.ts';

/** The second step of a sign-in. */
export const secondFactorRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/login/complete',
    document: `mutation RestCompleteSignIn($input: CompleteSignInInput!) {
      completeSignIn(input: $input) { token user { ${userFields} } }
    }`,
    answer: 'completeSignIn',
  },
];
