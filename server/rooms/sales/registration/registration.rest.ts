import { registration } from '../../../../domain/sales/validation/registration.ts';
import { optional } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { dateOnly } from '../../../platform/rest/values.ts';
import { userFields } from '../../companies/customers/customers.rest.ts';

/** The sign-up of companies. */
export const registrationRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    document: `mutation RestRegister($input: RegisterInput!) {
      register(input: $input) { token user { ${userFields} } customer { id } }
    }`,
    form: registration,
    fields: {
      registrationId: 'idempotencyKey',
      hasExistingLicenses: { default: false },
      licenseStartDate: { convert: dateOnly },
      acceptTerms: { default: false },
    },
    answer: {
      token: optional('register.token'),
      user: { '...': 'register.user', customerId: 'register.customer.id' },
      customerId: 'register.customer.id',
    },
  },
];
