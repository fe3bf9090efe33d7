import { registration } from '../../domain/validation/registration.ts';
import type { Json, RestRoute } from '../rest/RestRoute.ts';
import { dateOnly } from '../rest/values.ts';

const userFields = 'id name email role createdAt customer { id name }';

const feed = ({ activities, pagination }: Json) => ({
  activities: activities.map(({ createdAt, ...fields }: Json) => ({ ...fields, createdAt, metadata: { createdAt } })),
  pagination,
});
const emptyFeed = {
  activities: [],
  pagination: { page: 1, limit: 20, totalCount: 0, totalPages: 0, hasPrevPage: false, hasNextPage: false },
};

/** Sign-in, registration, the users of the caller's company, the dashboard and the activity feed. */
export const peopleRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    document: `mutation RestLogin($input: LoginInput!) { login(input: $input) { token user { ${userFields} } } }`,
    variables: ({ body: { email = '', password = '' } }) => ({ input: { email, password } }),
    pick: ({ login }) => login,
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    document: 'mutation RestLogout { logout { message } }',
    pick: ({ logout }) => logout,
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    document: 'mutation RestForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    variables: ({ body: { email = '' } }) => ({ input: { email } }),
    pick: ({ forgotPassword }) => forgotPassword,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    document: 'mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    variables: ({ body: { token = '', password = '' } }) => ({ input: { token, password } }),
    pick: ({ resetPassword }) => resetPassword,
  },
  {
    method: 'GET',
    path: '/api/auth/me',
    document: `query RestMe { viewer { user { ${userFields} } } }`,
    pick: ({ viewer }) => viewer.user,
  },
  {
    method: 'GET',
    path: '/api/auth/company-users',
    document: `query RestCompanyUsers($first: Int!, $after: String) {
      viewer { customer { users(first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { ${userFields} } }
      } } }
    }`,
    pick: (user) => user,
    connection: ({ viewer }) => viewer.customer?.users ?? null,
  },
  {
    method: 'POST',
    path: '/api/auth/company-users',
    document: `mutation RestCreateUser($input: CreateUserInput!) {
      createUser(input: $input) { edge { node { ${userFields} } } }
    }`,
    variables: ({ body: { name = '', email = '', password = '' } }) => ({ input: { name, email, password } }),
    pick: ({ createUser }) => createUser.edge.node,
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    document: `mutation RestRegister($input: RegisterInput!) {
      register(input: $input) { token user { ${userFields} } customer { id } }
    }`,
    form: registration,
    variables: ({ body, idempotencyKey }) => ({ input: registrationInput(body, idempotencyKey) }),
    pick: ({ register: { token, user, customer } }) => ({
      ...(token && { token }),
      user: { ...user, customerId: customer.id },
      customerId: customer.id,
    }),
  },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    document: `mutation RestProfile($input: ProfileInput!) { updateProfile(input: $input) { ${userFields} } }`,
    variables: ({ body: { name = '', email = '', currentPassword, newPassword } }) => ({
      input: { name, email, currentPassword, newPassword },
    }),
    pick: ({ updateProfile }) => updateProfile,
  },
  {
    method: 'GET',
    path: '/api/auth/dashboard',
    document: `query RestDashboard { dashboard {
      customer { name pointOfContact { name title avatar email phone calendarBookingUrl } }
      stats { activeLicenses pendingRequests activeServiceAgreements clipCardHours }
      recentActivity { type: entityType id title subtitle: description date: createdAt user: actorName }
    } }`,
    pick: ({ dashboard: { customer, stats, recentActivity } }) => ({ customer, stats, recentActivity }),
  },
  {
    method: 'GET',
    path: '/api/auth/activities',
    document: `query RestActivities($page: Int! = 1, $limit: Int! = 20) {
      viewer { customer { numberedActivities(page: $page, limit: $limit) {
        activities { id entityType title description createdAt }
        pagination { page limit totalCount totalPages hasPrevPage hasNextPage }
      } } }
    }`,
    variables: ({ query: { page, limit } }) => ({
      ...(page !== undefined && { page: Number(page) }),
      ...(limit !== undefined && { limit: Number(limit) }),
    }),
    pick: ({ viewer: { customer } }) => feed(customer?.numberedActivities ?? emptyFeed),
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
