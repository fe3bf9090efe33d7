import { installationForm } from '../../../../domain/companies/validation/installation.ts';
import { type AnswerShape, at, itself, rows } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';

const installationFields = `id subdomain licenseType paymentInterval contractTerm connection zendeskApiKeyLast4
  zendeskApiEmail createdAt version
  department { id name customer { id name } }
  licenses(first: 100) { edges { node { id type quantity status billingInterval contractTerm validFrom validUntil } } }
  licenseRequests(first: 100) { edges { node { id licenseType requestedLicenses status createdAt approvedAt } } }`;
const installationShape: AnswerShape = {
  '...': itself,
  departmentId: 'department.id',
  licenses: rows('licenses'),
  licenseRequests: rows('licenseRequests'),
};

export const installationsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/zendesk-instances',
    document: `query RestInstallations($first: Int!, $after: String) {
      viewer {
        customer {
          installations(first: $first, after: $after) { ${pageFields} edges { node { ${installationFields} } } }
        }
      }
    }`,
    answer: installationShape,
    connection: 'viewer.customer?.installations',
    rowsAtOnce: 25,
  },
  {
    method: 'POST',
    path: '/api/zendesk-instances',
    document: `mutation RestCreateInstallation($input: InstallationInput!) {
      createInstallation(input: $input) { edge { node { ${installationFields} } } }
    }`,
    form: installationForm,
    answer: at('createInstallation.edge.node', installationShape),
  },
  {
    method: 'PUT',
    path: '/api/zendesk-instances/:id',
    document: `mutation RestUpdateInstallation($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { node { ${installationFields} } } }
    }`,
    form: installationForm,
    answer: at('updateInstallation.edge.node', installationShape),
  },
  {
    method: 'DELETE',
    path: '/api/zendesk-instances/:id',
    document: 'mutation RestDeleteInstallation($id: ID!) { deleteInstallation(id: $id) { deletedId } }',
    answer: { id: 'deleteInstallation.deletedId' },
  },
  {
    method: 'PATCH',
    path: '/api/zendesk-instances/:id/api-credentials',
    document: `mutation RestApiCredentials($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { edge { node { ${installationFields} } } }
    }`,
    answer: at('saveApiCredentials.edge.node', installationShape),
  },
];
