import { registration } from '../../domain/validation/registration.ts';
import { optional } from '../rest/answer.ts';
import type { Json, RestRoute } from '../rest/RestRoute.ts';
import { dateOnly } from '../rest/values.ts';
import { userFields } from '../users/users.rest.ts';

/** The sign-up of companies. */
export const registrationRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    document: `mutation RestRegister($input: RegisterInput!) {
      register(input: $input) { token user { ${userFields} } customer { id } }
    }`,
    form: registration,
    variables: ({ body, idempotencyKey }) => ({ input: registrationInput(body, idempotencyKey) }),
    answer: {
      token: optional('register.token'),
      user: { '...': 'register.user', customerId: 'register.customer.id' },
      customerId: 'register.customer.id',
    },
  },
];

/** Groups the flat fields of the documented call by the steps of the registration form, as the schema has them. */
function registrationInput(body: Json, idempotencyKey: string): Json {
  const text = (names: string[]) => Object.fromEntries(names.map((name) => [name, body[name] ?? '']));
  const optional = (names: string[]) => Object.fromEntries(names.map((name) => [name, body[name]]));
  return {
    registrationId: idempotencyKey,
    company: {
      ...text(['companyName', 'vatNumber', 'phoneNumber', 'contactPerson', 'billingEmail', 'street', 'zip', 'city']),
      ...optional(['eanNumber']),
    },
    department: {
      ...text([
        'departmentName',
        'departmentContactPerson',
        'departmentPhoneNumber',
        'departmentStreet',
        'departmentZip',
        'departmentCity',
      ]),
      ...optional(['departmentPoNumber']),
    },
    zendesk: {
      ...text(['zendeskSubdomain']),
      hasExistingLicenses: body.hasExistingLicenses ?? false,
      ...optional(['licenseType', 'contractTerm', 'paymentInterval', 'existingLicenseQuantity']),
      licenseStartDate: dateOnly(body.licenseStartDate),
    },
    user: { ...text(['name', 'email', 'password']), acceptTerms: body.acceptTerms ?? false },
  };
}
