import { installationForm } from '../../domain/validation/installation.ts';
import type { Json, RestRequest, RestRoute } from '../rest/RestRoute.ts';
import { idOf, inKroner, page, required, rowsOf } from '../rest/values.ts';

export const companyFields =
  'id name contactPerson email phoneNumber vatNumber eanNumber billingEmail street zip city poNumber createdAt version';
const installationFields = `id subdomain licenseType paymentInterval contractTerm zendeskApiKeyLast4 zendeskApiEmail
  createdAt version
  department { id name customer { id name } }
  licenses(first: 100) { edges { node { id type quantity status billingInterval contractTerm validFrom validUntil } } }
  licenseRequests(first: 100) { edges { node { id licenseType requestedLicenses status createdAt approvedAt } } }`;
export const departmentFields = `id name contactPerson phoneNumber street zip city billingEmail poNumber paymentMethod
  version
  cardInfo { brand last4 exp_month: expMonth exp_year: expYear } activeLicenseCount balance
  installations(first: 100) { edges { node { id subdomain licenseType paymentInterval contractTerm } } }
  serviceAgreements(first: 100) { edges { node { id status startDate endDate duration } } }
  clipCards(first: 100) { edges { node { id hours hoursUsed hoursLeft discount price status expiresOn createdAt } } }`;
/** PUT replaces the whole department, so an omitted field is cleared. */
const departmentInput = ({ body }: RestRequest) => {
  const {
    name = '',
    contactPerson = '',
    phoneNumber = null,
    street = null,
    zip = null,
    city = null,
    billingEmail = null,
    poNumber = null,
  } = body;
  return { name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber };
};
const installationInput = ({
  body: { subdomain = '', departmentId = '', licenseType, paymentInterval, contractTerm },
}: RestRequest) => ({ subdomain, departmentId, licenseType, paymentInterval, contractTerm });
export const department = ({ installations, serviceAgreements, clipCards, ...fields }: Json) => ({
  ...fields,
  balance: fields.balance / 100,
  zendeskInstances: rowsOf(installations).map((row: Json) => ({ ...row, departmentId: fields.id })),
  serviceAgreements: rowsOf(serviceAgreements),
  clipCards: rowsOf(clipCards).map(inKroner),
});
const installation = ({ department: parent, licenses, licenseRequests, ...fields }: Json) => ({
  ...fields,
  departmentId: parent.id,
  department: parent,
  licenses: rowsOf(licenses),
  licenseRequests: rowsOf(licenseRequests),
});

/** The company, its departments and its installations. */
export const companyRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/company',
    document: `query RestCompany { viewer { customer { ${companyFields} } } }`,
    pick: ({ viewer }) => viewer.customer,
  },
  {
    method: 'PUT',
    path: '/api/company',
    document: `mutation RestUpdateCompany($input: UpdateCompanyInput!) {
      updateCompany(input: $input) { ${companyFields} }
    }`,
    variables: ({ body }) => ({ input: companyInput(body) }),
    pick: ({ updateCompany }) => updateCompany,
  },
  {
    method: 'GET',
    path: '/api/departments',
    document: `query RestDepartments($first: Int!, $after: String) {
      viewer {
        customer { departments(first: $first, after: $after) { ${page} edges { node { ${departmentFields} } } } }
      }
    }`,
    pick: department,
    connection: ({ viewer }) => viewer.customer?.departments ?? null,
    rowsAtOnce: 25,
  },
  {
    method: 'POST',
    path: '/api/departments',
    document: `mutation RestCreateDepartment($input: DepartmentInput!) {
      createDepartment(input: $input) { edge { node { ${departmentFields} } } }
    }`,
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
    variables: (request) => ({ id: idOf(request), method: required(request, 'method', 'Vælg en betalingsmetode') }),
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
      viewer {
        customer { installations(first: $first, after: $after) { ${page} edges { node { ${installationFields} } } } }
      }
    }`,
    pick: installation,
    connection: ({ viewer }) => viewer.customer?.installations ?? null,
    rowsAtOnce: 25,
  },
  {
    method: 'POST',
    path: '/api/zendesk-instances',
    document: `mutation RestCreateInstallation($input: InstallationInput!) {
      createInstallation(input: $input) { edge { node { ${installationFields} } } }
    }`,
    form: installationForm,
    variables: (request) => ({ input: installationInput(request) }),
    pick: ({ createInstallation }) => installation(createInstallation.edge.node),
  },
  {
    method: 'PUT',
    path: '/api/zendesk-instances/:id',
    document: `mutation RestUpdateInstallation($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { node { ${installationFields} } } }
    }`,
    form: installationForm,
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
    variables: (request) => ({
      id: idOf(request),
      input: { zendeskApiKey: request.body.zendeskApiKey, zendeskApiEmail: request.body.zendeskApiEmail },
    }),
    pick: ({ saveApiCredentials }) => installation(saveApiCredentials.edge.node),
  },
];

function companyInput({
  version,
  name = '',
  contactPerson = '',
  phoneNumber = '',
  vatNumber = '',
  eanNumber,
  billingEmail = '',
  street = '',
  zip = '',
  city = '',
  poNumber,
}: Json) {
  return { version, name, contactPerson, phoneNumber, vatNumber, eanNumber, billingEmail, street, zip, city, poNumber };
}
