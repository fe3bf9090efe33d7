import { adminInstallationForm } from '../../domain/validation/backOffice.ts';
import { companyFields, department, departmentFields } from '../customers/company.rest.ts';
import { badInput } from '../errors.ts';
import type { Json, RestRequest, RestRoute } from '../rest/RestRoute.ts';
import { idOf, page, pickFound, required, rowsOf } from '../rest/values.ts';

const listedFields = `${companyFields} userCount departmentCount licenseCount dineroContactId clickUpFolderId
  pointOfContact { id name title avatar email }`;
const userFields = 'id name email role createdAt customer { id name }';
const memberFields = 'id name email phone title avatar clickUpId calendarBookingUrl isActive';
const detailFields = `${listedFields} clickUpTeamId clickUpSpaceId clickUpFolderName dineroContactName
  users(first: 100) { edges { node { ${userFields} } } }
  departments(first: 100) { edges { node { ${departmentFields} } } }`;

const company = ({ pointOfContact, ...fields }: Json) => ({
  ...fields,
  pointOfContactId: pointOfContact?.id ?? null,
  pointOfContact,
});
const withRelations = ({ users, departments, ...fields }: Json) => ({
  ...company(fields),
  users: rowsOf(users),
  departments: rowsOf(departments).map(department),
});
const companyInput = ({
  body: { name, contactPerson, phoneNumber, vatNumber, eanNumber, billingEmail, street, zip, city, poNumber },
}: RestRequest) => ({
  name,
  contactPerson,
  phoneNumber,
  vatNumber,
  eanNumber,
  billingEmail,
  street,
  zip,
  city,
  poNumber,
});
const departmentInput = ({
  body: { name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber },
}: RestRequest) => ({ name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber });
const memberInput = ({
  body: { name = '', email = '', title = '', phone, avatar, clickUpId, calendarBookingUrl, isActive },
}: RestRequest) => ({ name, email, title, phone, avatar, clickUpId, calendarBookingUrl, isActive });

/** Calls for admins: companies, users and the team. */
export const backOfficeRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/companies',
    document: `query RestCompanies($first: Int!, $after: String) {
      admin { companies(first: $first, after: $after) { ${page} edges { node { ${listedFields} } } } }
    }`,
    pick: company,
    connection: ({ admin }) => admin.companies,
  },
  {
    method: 'GET',
    path: '/api/admin/companies/:id',
    document: `query RestCompanyDetail($id: ID!) { admin { customer(id: $id) { ${detailFields} } } }`,
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ admin }) => pickFound(admin.customer, withRelations),
  },
  {
    method: 'PATCH',
    path: '/api/admin/companies/:id',
    document: `mutation RestEditCompany($id: ID!, $version: Int, $input: AdminCompanyInput!) {
      updateCompanyAsAdmin(id: $id, version: $version, input: $input) { edge { node { ${listedFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: companyInput(request) }),
    pick: ({ updateCompanyAsAdmin }) => company(updateCompanyAsAdmin.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/admin/companies/:id/point-of-contact',
    document: `mutation RestPointOfContact($id: ID!, $pointOfContactId: ID) {
      setPointOfContact(customerId: $id, pointOfContactId: $pointOfContactId) { edge { node { ${listedFields} } } }
    }`,
    // Only an explicit null removes the point of contact; an omitted field is refused.
    variables: (request) => {
      if (request.body.pointOfContactId === undefined) throw badInput({ pointOfContactId: 'Vælg en medarbejder' });
      return { id: idOf(request), pointOfContactId: request.body.pointOfContactId };
    },
    pick: ({ setPointOfContact }) => company(setPointOfContact.edge.node),
  },
  {
    method: 'PATCH',
    path: '/api/admin/departments/:id',
    document: `mutation RestEditDepartment($id: ID!, $version: Int, $input: DepartmentInput!) {
      updateDepartmentAsAdmin(id: $id, version: $version, input: $input) { edge { node { ${departmentFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: departmentInput(request) }),
    pick: ({ updateDepartmentAsAdmin }) => department(updateDepartmentAsAdmin.edge.node),
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
    variables: (request) => {
      const { subdomain = '', licenseType, paymentInterval, contractTerm, version } = request.body;
      return { id: idOf(request), version, input: { subdomain, licenseType, paymentInterval, contractTerm } };
    },
    pick: ({ updateInstallationAsAdmin }) => updateInstallationAsAdmin.edge.node,
  },
  {
    method: 'POST',
    path: '/api/admin/users',
    document: `mutation RestCreateUserAsAdmin($input: AdminNewUserInput!) {
      createUserAsAdmin(input: $input) { edge { node { ${userFields} } } }
    }`,
    variables: ({ body: { name = '', email = '', password = '', role = 'USER', customerId = '' } }) => ({
      input: { name, email, password, role, customerId },
    }),
    pick: ({ createUserAsAdmin }) => createUserAsAdmin.edge.node,
  },
  {
    method: 'PUT',
    path: '/api/admin/users/:id',
    document: `mutation RestUpdateUserAsAdmin($id: ID!, $version: Int, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, version: $version, input: $input) { edge { node { ${userFields} } } }
    }`,
    variables: (request) => {
      const { name = '', email = '', password, version } = request.body;
      return { id: idOf(request), version, input: { name, email, password } };
    },
    pick: ({ updateUserAsAdmin }) => updateUserAsAdmin.edge.node,
  },
  {
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    document: `mutation RestSetUserRole($id: ID!, $role: UserRole!) {
      setUserRole(id: $id, role: $role) { edge { node { ${userFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), role: required(request, 'role', 'Vælg en rolle') }),
    pick: ({ setUserRole }) => setUserRole.edge.node,
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    document: 'mutation RestDeleteUser($id: ID!) { deleteUser(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteUser }) => ({ id: deleteUser.deletedId }),
  },
  {
    method: 'POST',
    path: '/api/admin/users/:id/impersonate',
    document: `mutation RestImpersonate($id: ID!) { impersonate(id: $id) { token user { ${userFields} } } }`,
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ impersonate }) => impersonate,
  },
  {
    method: 'GET',
    path: '/api/admin/team',
    document: `query RestTeam($first: Int!, $after: String) {
      admin { teamMembers(first: $first, after: $after) { ${page} edges { node { ${memberFields} } } } }
    }`,
    pick: (member) => member,
    connection: ({ admin }) => admin.teamMembers,
  },
  {
    method: 'POST',
    path: '/api/admin/team',
    document: `mutation RestCreateTeamMember($input: TeamMemberInput!) {
      createTeamMember(input: $input) { edge { node { ${memberFields} } } }
    }`,
    variables: (request) => ({ input: memberInput(request) }),
    pick: ({ createTeamMember }) => createTeamMember.edge.node,
  },
  {
    method: 'PUT',
    path: '/api/admin/team/:id',
    document: `mutation RestUpdateTeamMember($id: ID!, $version: Int, $input: TeamMemberInput!) {
      updateTeamMember(id: $id, version: $version, input: $input) { edge { node { ${memberFields} } } }
    }`,
    variables: (request) => ({ id: idOf(request), version: request.body.version, input: memberInput(request) }),
    pick: ({ updateTeamMember }) => updateTeamMember.edge.node,
  },
  {
    method: 'DELETE',
    path: '/api/admin/team/:id',
    document: 'mutation RestDeleteTeamMember($id: ID!) { deleteTeamMember(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ deleteTeamMember }) => ({ id: deleteTeamMember.deletedId }),
  },
  {
    method: 'POST',
    path: '/api/admin/team/sync-clickup',
    document: `mutation RestSyncTeam { syncTeamFromClickUp { ${memberFields} } }`,
    pick: ({ syncTeamFromClickUp }) => syncTeamFromClickUp,
  },
];
