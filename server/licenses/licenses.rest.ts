import type { Json, RestRoute } from '../rest/RestRoute.ts';
import { dateOnly, idOf, page, toUpperCase } from '../rest/values.ts';

const licenseFields = `id type quantity status billingInterval contractTerm validFrom validUntil createdAt version
  installation { id subdomain department { id } }`;
const requestFields = `id licenseType requestedLicenses status createdAt approvedAt adminNotes
  user { email customer { name } } department { id name customer { name } } installation { id subdomain }`;
const license = ({ installation, ...fields }: Json) => ({
  ...fields,
  zendeskInstanceId: installation.id,
  zendeskInstance: { subdomain: installation.subdomain, departmentId: installation.department.id },
});
const licenseRequest = ({ installation, department, user, ...fields }: Json) => ({
  ...fields,
  departmentId: department.id,
  zendeskInstanceId: installation.id,
  user: user && { email: user.email, companyName: user.customer?.name ?? department.customer.name },
  zendeskInstance: {
    subdomain: installation.subdomain,
    department: { name: department.name, customer: department.customer },
  },
});
const licenseInput = ({
  zendeskInstanceId: installationId,
  type,
  quantity,
  status,
  validFrom,
  validUntil,
  billingInterval,
  contractTerm,
}: Json) => ({
  installationId,
  type,
  quantity,
  status,
  validFrom: dateOnly(validFrom),
  validUntil: dateOnly(validUntil),
  billingInterval,
  contractTerm,
});

/** Licences and licence requests. */
export const licensesRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/licenses',
    document: `query RestLicenses($first: Int!, $after: String) {
      viewer { customer { licenses(first: $first, after: $after) { ${page} edges { node { ${licenseFields} } } } } }
    }`,
    pick: license,
    connection: ({ viewer }) => viewer.customer?.licenses ?? null,
  },
  {
    method: 'GET',
    path: '/api/licenses/requests',
    document: `query RestLicenseRequests($first: Int!, $after: String) {
      viewer {
        customer { licenseRequests(first: $first, after: $after) { ${page} edges { node { ${requestFields} } } } }
      }
    }`,
    pick: licenseRequest,
    connection: ({ viewer }) => viewer.customer?.licenseRequests ?? null,
  },
  {
    method: 'POST',
    path: '/api/licenses/requests',
    document: `mutation RestOrderLicenses($input: OrderLicensesInput!) {
      orderLicenses(input: $input) { edge { node { ${requestFields} } } }
    }`,
    variables: ({
      body: { departmentId, zendeskInstanceId, requestedLicenses, acceptTerms = false },
      idempotencyKey: purchaseId,
    }) => ({ input: { purchaseId, departmentId, zendeskInstanceId, requestedLicenses, acceptTerms } }),
    pick: ({ orderLicenses }) => licenseRequest(orderLicenses.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/licenses/requests/:id/cancel',
    document: `mutation RestCancelLicenseRequest($id: ID!) {
      cancelLicenseRequest(id: $id) { edge { node { ${requestFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ cancelLicenseRequest }) => licenseRequest(cancelLicenseRequest.edge.node),
  },
  {
    method: 'GET',
    path: '/api/admin/license-requests',
    document: `query RestAllLicenseRequests($first: Int!, $after: String) {
      admin { licenseRequests(first: $first, after: $after) { ${page} edges { node { ${requestFields} } } } }
    }`,
    pick: licenseRequest,
    connection: ({ admin }) => admin.licenseRequests,
  },
  {
    method: 'POST',
    path: '/api/admin/license-requests/:id/complete',
    document: `mutation RestCompleteLicenseRequest($id: ID!, $adminNotes: String, $quantity: Int) {
      completeLicenseRequest(id: $id, adminNotes: $adminNotes, quantity: $quantity) {
        edge { node { ${requestFields} } }
      }
    }`,
    variables: (request) => ({
      id: idOf(request),
      adminNotes: request.body.adminNotes,
      quantity: request.body.quantity,
    }),
    pick: ({ completeLicenseRequest }) => licenseRequest(completeLicenseRequest.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/admin/license-requests/:id/:status',
    document: `mutation RestLicenseRequestStatus(
      $id: ID!, $status: LicenseRequestStatus!, $adminNotes: String, $quantity: Int
    ) {
      setLicenseRequestStatus(id: $id, status: $status, adminNotes: $adminNotes, quantity: $quantity) {
        edge { node { ${requestFields} } }
      }
    }`,
    variables: (request) => ({
      id: idOf(request),
      status: toUpperCase(request.params.status),
      adminNotes: request.body.adminNotes,
      quantity: request.body.quantity,
    }),
    pick: ({ setLicenseRequestStatus }) => licenseRequest(setLicenseRequestStatus.edge.node),
  },
  {
    method: 'POST',
    path: '/api/admin/licenses',
    document: `mutation RestCreateLicense($input: LicenseInput!) {
      createLicense(input: $input) { edge { node { ${licenseFields} } } }
    }`,
    variables: ({ body }) => ({ input: licenseInput(body) }),
    pick: ({ createLicense }) => license(createLicense.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/admin/licenses/:id',
    document: `mutation RestUpdateLicense($id: ID!, $version: Int, $input: LicenseInput!) {
      updateLicense(id: $id, version: $version, input: $input) { edge { node { ${licenseFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: licenseInput(request.body) }),
    pick: ({ updateLicense }) => license(updateLicense.edge.node),
  },
  {
    method: 'DELETE',
    path: '/api/admin/licenses/:id',
    document: 'mutation RestDeleteLicense($id: ID!) { deleteLicense(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteLicense }) => ({ id: deleteLicense.deletedId }),
  },
];
