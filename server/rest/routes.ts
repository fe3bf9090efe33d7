import type { Json, RestRequest, RestRoute } from './rest.ts';

const userFields = 'id name email role createdAt customer { id name }';

const companyFields = 'id name contactPerson email phoneNumber vatNumber eanNumber billingEmail street zip city poNumber createdAt version';
const installationFields = `id subdomain licenseType paymentInterval contractTerm zendeskApiKeyLast4 zendeskApiEmail createdAt version
  department { id name customer { id name } }`;
const departmentFields = `id name contactPerson phoneNumber street zip city billingEmail poNumber paymentMethod version
  cardInfo { brand last4 exp_month: expMonth exp_year: expYear } activeLicenseCount balance
  installations(first: 100) { edges { node { id subdomain licenseType paymentInterval contractTerm } } }`;
const page = 'totalCount pageInfo { hasNextPage endCursor }';

const idOf = ({ params: { id } }: RestRequest) => id!;
const departmentInput = ({ body: { name = '', contactPerson = '', phoneNumber, street, zip, city, billingEmail, poNumber } }: RestRequest) =>
  ({ name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber });
const installationInput = ({ body: { subdomain = '', departmentId = '', licenseType, paymentInterval, contractTerm } }: RestRequest) =>
  ({ subdomain, departmentId, licenseType, paymentInterval, contractTerm });

/** Relations that stand under their documented names, as plain lists. */
const department = ({ installations, ...fields }: Json) => ({ ...fields, zendeskInstances: installations.edges.map(({ node }: Json) => node) });
const installation = ({ department: of, ...fields }: Json) => ({ ...fields, departmentId: of.id, department: of });

/** The documented REST calls. A row names a GraphQL document: the same context, authorisation and errors. */
export const routes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    isPublic: true,
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
    isPublic: true,
    document: 'mutation RestForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    variables: ({ body: { email = '' } }) => ({ input: { email } }),
    pick: ({ forgotPassword }) => forgotPassword,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    isPublic: true,
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
    document: `mutation RestCreateUser($input: CreateUserInput!) { createUser(input: $input) { edge { node { ${userFields} } } } }`,
    variables: ({ body: { name = '', email = '', password = '' } }) => ({ input: { name, email, password } }),
    pick: ({ createUser }) => createUser.edge.node,
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    isPublic: true,
    document: `mutation RestRegister($input: RegisterInput!) { register(input: $input) { token user { ${userFields} } customer { id } } }`,
    variables: ({ body, idempotencyKey }) => ({ input: registrationInput(body, idempotencyKey) }),
    pick: ({ register: { token, user, customer } }) => ({ ...(token && { token }), user: { ...user, customerId: customer.id }, customerId: customer.id }),
  },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    document: `mutation RestProfile($input: ProfileInput!) { updateProfile(input: $input) { ${userFields} } }`,
    variables: ({ body: { name = '', email = '', currentPassword, newPassword } }) => ({ input: { name, email, currentPassword, newPassword } }),
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
    path: '/api/company',
    document: `query RestCompany { viewer { customer { ${companyFields} } } }`,
    pick: ({ viewer }) => viewer.customer,
  },
  {
    method: 'PUT',
    path: '/api/company',
    document: `mutation RestUpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { ${companyFields} } }`,
    variables: ({ body }) => ({ input: companyInput(body) }),
    pick: ({ updateCompany }) => updateCompany,
  },
  {
    method: 'GET',
    path: '/api/departments',
    document: `query RestDepartments($first: Int!, $after: String) {
      viewer { customer { departments(first: $first, after: $after) { ${page} edges { node { ${departmentFields} } } } } }
    }`,
    pick: department,
    connection: ({ viewer }) => viewer.customer?.departments ?? null,
  },
  {
    method: 'POST',
    path: '/api/departments',
    document: `mutation RestCreateDepartment($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { ${departmentFields} } } } }`,
    variables: (request) => ({ input: departmentInput(request) }),
    pick: ({ createDepartment }) => department(createDepartment.edge.node),
  },
  {
    method: 'PUT',
    path: '/api/departments/:id',
    document: `mutation RestUpdateDepartment($id: ID!, $version: Int, $input: DepartmentInput!) {
      updateDepartment(id: $id, version: $version, input: $input) { edge { node { ${departmentFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: departmentInput(request) }),
    pick: ({ updateDepartment }) => department(updateDepartment.edge.node),
  },
  {
    method: 'DELETE',
    path: '/api/departments/:id',
    document: 'mutation RestDeleteDepartment($id: ID!) { deleteDepartment(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteDepartment }) => ({ id: deleteDepartment.deletedId }),
  },
  {
    method: 'POST',
    path: '/api/departments/:id/payment-method',
    document: `mutation RestPaymentMethod($id: ID!, $method: PaymentMethod!) {
      setPaymentMethod(departmentId: $id, method: $method) { edge { node { ${departmentFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), method: request.body.method }),
    pick: ({ setPaymentMethod }) => department(setPaymentMethod.edge.node),
  },
  {
    method: 'POST',
    path: '/api/departments/:id/create-setup-intent',
    document: 'mutation RestCardSetup($id: ID!) { createCardSetup(departmentId: $id) { clientSecret publishableKey } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ createCardSetup }) => createCardSetup,
  },
  {
    method: 'POST',
    path: '/api/departments/:id/attach-card',
    document: `mutation RestAttachCard($id: ID!, $paymentMethodId: String!) {
      attachCard(departmentId: $id, paymentMethodId: $paymentMethodId) { edge { node { ${departmentFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), paymentMethodId: request.body.paymentMethodId ?? '' }),
    pick: ({ attachCard }) => department(attachCard.edge.node),
  },
  {
    method: 'GET',
    path: '/api/zendesk-instances',
    document: `query RestInstallations($first: Int!, $after: String) {
      viewer { customer { installations(first: $first, after: $after) { ${page} edges { node { ${installationFields} } } } } }
    }`,
    pick: installation,
    connection: ({ viewer }) => viewer.customer?.installations ?? null,
  },
  {
    method: 'POST',
    path: '/api/zendesk-instances',
    document: `mutation RestCreateInstallation($input: InstallationInput!) { createInstallation(input: $input) { edge { node { ${installationFields} } } } }`,
    variables: (request) => ({ input: installationInput(request) }),
    pick: ({ createInstallation }) => installation(createInstallation.edge.node),
  },
  {
    method: 'PUT',
    path: '/api/zendesk-instances/:id',
    document: `mutation RestUpdateInstallation($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { node { ${installationFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: installationInput(request) }),
    pick: ({ updateInstallation }) => installation(updateInstallation.edge.node),
  },
  {
    method: 'DELETE',
    path: '/api/zendesk-instances/:id',
    document: 'mutation RestDeleteInstallation($id: ID!) { deleteInstallation(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteInstallation }) => ({ id: deleteInstallation.deletedId }),
  },
  {
    method: 'PATCH',
    path: '/api/zendesk-instances/:id/api-credentials',
    document: `mutation RestApiCredentials($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { edge { node { ${installationFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), input: { zendeskApiKey: request.body.zendeskApiKey ?? '', zendeskApiEmail: request.body.zendeskApiEmail ?? '' } }),
    pick: ({ saveApiCredentials }) => installation(saveApiCredentials.edge.node),
  },
];

function companyInput({ version, name = '', contactPerson = '', phoneNumber = '', vatNumber = '', eanNumber, billingEmail = '', street = '', zip = '', city = '', poNumber }: Json) {
  return { version, name, contactPerson, phoneNumber, vatNumber, eanNumber, billingEmail, street, zip, city, poNumber };
}

/** The documented call is flat; the schema keeps the wizard's steps apart. */
function registrationInput(body: Json, idempotencyKey: string): Json {
  const text = (names: string[]) => Object.fromEntries(names.map((name) => [name, body[name] ?? '']));
  const given = (names: string[]) => Object.fromEntries(names.map((name) => [name, body[name]]));
  return {
    registrationId: idempotencyKey,
    company: {
      ...text(['companyName', 'vatNumber', 'phoneNumber', 'contactPerson', 'billingEmail', 'street', 'zip', 'city']), ...given(['eanNumber']),
    },
    department: {
      ...text(['departmentName', 'departmentContactPerson', 'departmentPhoneNumber', 'departmentStreet', 'departmentZip', 'departmentCity']),
      ...given(['departmentPoNumber']),
    },
    zendesk: {
      ...text(['zendeskSubdomain']), hasExistingLicenses: body.hasExistingLicenses ?? false,
      ...given(['licenseType', 'contractTerm', 'paymentInterval', 'existingLicenseQuantity', 'licenseStartDate']),
    },
    user: { ...text(['name', 'email', 'password']), acceptTerms: body.acceptTerms ?? false },
  };
}
