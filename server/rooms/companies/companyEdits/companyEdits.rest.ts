import { adminInstallationForm } from '../../../../domain/companies/validation/adminCompany.ts';
import { type AnswerShape, at, found, itself, rows } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';
import { companyFields, userFields } from '../customers/customers.rest.ts';
import { cardExamples } from '../departments/cardExamples.rest.ts';
import { departmentShape, departmentFields } from '../departments/departments.rest.ts';

const listedFields = `${companyFields} userCount departmentCount licenseCount dineroContactId clickUpFolderId
  pointOfContact { id name title avatar email }`;
const detailFields = `${listedFields} clickUpTeamId clickUpSpaceId clickUpFolderName dineroContactName
  users(first: 100) { edges { node { ${userFields} } } }
  departments(first: 100) { edges { node { ${departmentFields} } } }`;

const companyShape: AnswerShape = { '...': itself, pointOfContactId: 'pointOfContact?.id' };
const companyDetailShape: AnswerShape = {
  '...': companyShape,
  users: rows('users'),
  departments: rows('departments', departmentShape),
};

/** Companies for admins, and the edits of their departments and installations by admins. */
export const companyEditsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/companies',
    document: `query RestCompanies($first: Int!, $after: String) {
      admin { companies(first: $first, after: $after) { ${pageFields} edges { node { ${listedFields} } } } }
    }`,
    answer: companyShape,
    connection: 'admin.companies',
  },
  {
    method: 'GET',
    path: '/api/admin/companies/:id',
    document: `query RestCompanyDetail($id: ID!) { admin { customer(id: $id) { ${detailFields} } } }`,
    answer: found('admin.customer', companyDetailShape),
    examples: cardExamples,
  },
  {
    method: 'PATCH',
    path: '/api/admin/companies/:id',
    document: `mutation RestEditCompany($id: ID!, $version: Int, $input: AdminCompanyInput!) {
      updateCompanyAsAdmin(id: $id, version: $version, input: $input) { edge { node { ${listedFields} } } }
    }`,
    answer: at('updateCompanyAsAdmin.edge.node', companyShape),
  },
  {
    method: 'PATCH',
    path: '/api/admin/companies/:id/point-of-contact',
    document: `mutation RestPointOfContact($id: ID!, $pointOfContactId: ID) {
      setPointOfContact(customerId: $id, pointOfContactId: $pointOfContactId) { edge { node { ${listedFields} } } }
    }`,
    // Only an explicit null removes the point of contact.
    fields: { pointOfContactId: { missing: 'Vælg en medarbejder' } },
    answer: at('setPointOfContact.edge.node', companyShape),
  },
  {
    method: 'PATCH',
    path: '/api/admin/departments/:id',
    document: `mutation RestEditDepartment($id: ID!, $version: Int, $changes: DepartmentChanges!) {
      updateDepartmentAsAdmin(id: $id, version: $version, changes: $changes) { edge { node { ${departmentFields} } } }
    }`,
    answer: at('updateDepartmentAsAdmin.edge.node', departmentShape),
    examples: cardExamples,
  },
  {
    method: 'PUT',
    path: '/api/admin/zendesk-instances/:id',
    document: `mutation RestEditInstallation($id: ID!, $version: Int, $input: AdminInstallationInput!) {
      updateInstallationAsAdmin(id: $id, version: $version, input: $input) {
        edge { node { id subdomain licenseType paymentInterval contractTerm version department { id name } } }
      }
    }`,
    form: adminInstallationForm,
    answer: 'updateInstallationAsAdmin.edge.node',
  },
];
