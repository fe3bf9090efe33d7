import { licenseForm } from '../../../../domain/sales/validation/licenses.ts';
import { allBut, type AnswerShape, at, unlessNull, withFallback } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields, toUpperCase } from '../../../platform/rest/values.ts';

const licenseFields = `id type quantity status billingInterval contractTerm validFrom validUntil createdAt version
  installation { id subdomain department { id } }`;
const requestFields = `id licenseType requestedLicenses status createdAt approvedAt adminNotes
  user { email customer { name } } department { id name customer { name } } installation { id subdomain }`;
const licenseShape: AnswerShape = {
  '...': allBut('installation'),
  zendeskInstanceId: 'installation.id',
  zendeskInstance: { subdomain: 'installation.subdomain', departmentId: 'installation.department.id' },
};
const licenseRequestShape: AnswerShape = {
  '...': allBut('installation', 'department'),
  departmentId: 'department.id',
  zendeskInstanceId: 'installation.id',
  user: unlessNull('user', {
    email: 'user.email',
    companyName: withFallback('user.customer?.name', 'department.customer.name'),
  }),
  zendeskInstance: {
    subdomain: 'installation.subdomain',
    department: { name: 'department.name', customer: 'department.customer' },
  },
};
const licenseRules: RestRoute['fields'] = { installationId: { name: 'zendeskInstanceId' } };

/** Licences and licence requests. */
export const licensesRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/licenses',
    document: `query RestLicenses($first: Int!, $after: String) {
      viewer {
        customer { licenses(first: $first, after: $after) { ${pageFields} edges { node { ${licenseFields} } } } }
      }
    }`,
    answer: licenseShape,
    connection: 'viewer.customer?.licenses',
  },
  {
    method: 'GET',
    path: '/api/licenses/requests',
    document: `query RestLicenseRequests($first: Int!, $after: String) {
      viewer {
        customer { licenseRequests(first: $first, after: $after) { ${pageFields} edges { node { ${requestFields} } } } }
      }
    }`,
    answer: licenseRequestShape,
    connection: 'viewer.customer?.licenseRequests',
  },
  {
    method: 'POST',
    path: '/api/licenses/requests',
    document: `mutation RestOrderLicenses($input: OrderLicensesInput!) {
      orderLicenses(input: $input) { edge { node { ${requestFields} } } }
    }`,
    fields: { purchaseId: 'idempotencyKey', acceptTerms: { default: false } },
    answer: at('orderLicenses.edge.node', licenseRequestShape),
    examples: ({ id }) => ({ requestedLicenses: 10, priceListId: id }),
  },
  {
    method: 'PATCH',
    path: '/api/licenses/requests/:id/cancel',
    document: `mutation RestCancelLicenseRequest($id: ID!) {
      cancelLicenseRequest(id: $id) { edge { node { ${requestFields} } } }
    }`,
    answer: at('cancelLicenseRequest.edge.node', licenseRequestShape),
  },
  {
    method: 'GET',
    path: '/api/admin/license-requests',
    document: `query RestAllLicenseRequests($first: Int!, $after: String) {
      admin { licenseRequests(first: $first, after: $after) { ${pageFields} edges { node { ${requestFields} } } } }
    }`,
    answer: licenseRequestShape,
    connection: 'admin.licenseRequests',
  },
  {
    method: 'POST',
    path: '/api/admin/license-requests/:id/complete',
    document: `mutation RestCompleteLicenseRequest($id: ID!, $adminNotes: String, $quantity: Int) {
      completeLicenseRequest(id: $id, adminNotes: $adminNotes, quantity: $quantity) {
        edge { node { ${requestFields} } }
      }
    }`,
    answer: at('completeLicenseRequest.edge.node', licenseRequestShape),
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
    fields: { status: { convert: toUpperCase } },
    answer: at('setLicenseRequestStatus.edge.node', licenseRequestShape),
  },
  {
    method: 'POST',
    path: '/api/admin/licenses',
    document: `mutation RestCreateLicense($input: LicenseInput!) {
      createLicense(input: $input) { edge { node { ${licenseFields} } } }
    }`,
    form: licenseForm,
    fields: licenseRules,
    answer: at('createLicense.edge.node', licenseShape),
  },
  {
    method: 'PATCH',
    path: '/api/admin/licenses/:id',
    document: `mutation RestUpdateLicense($id: ID!, $version: Int, $changes: LicenseChanges!) {
      updateLicense(id: $id, version: $version, changes: $changes) { edge { node { ${licenseFields} } } }
    }`,
    fields: licenseRules,
    answer: at('updateLicense.edge.node', licenseShape),
  },
  {
    method: 'DELETE',
    path: '/api/admin/licenses/:id',
    document: 'mutation RestDeleteLicense($id: ID!) { deleteLicense(id: $id) { deletedId } }',
    answer: { id: 'deleteLicense.deletedId' },
  },
];
