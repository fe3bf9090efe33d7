import { eitherOf, itself } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';
import { userFields } from '../../companies/customers/customers.rest.ts';

/** The caller, the users of the caller's company and, for admins, the edits of all users. */
export const usersRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    document: `query RestMe {
      viewer { user { ${userFields} } token { id name scope expiresAt } customer { id name } }
    }`,
    answer: eitherOf('viewer.user', { token: 'viewer.token', customer: 'viewer.customer' }),
  },
  {
    method: 'GET',
    path: '/api/auth/company-users',
    document: `query RestCompanyUsers($first: Int!, $after: String) {
      viewer { customer { users(first: $first, after: $after) {
        ${pageFields} edges { node { ${userFields} } }
      } } }
    }`,
    answer: itself,
    connection: 'viewer.customer?.users',
  },
  {
    method: 'POST',
    path: '/api/auth/company-users',
    document: `mutation RestCreateUser($input: CreateUserInput!) {
      createUser(input: $input) { edge { node { ${userFields} } } }
    }`,
    answer: 'createUser.edge.node',
  },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    document: `mutation RestProfile($input: ProfileInput!) { updateProfile(input: $input) { ${userFields} } }`,
    answer: 'updateProfile',
  },
  {
    method: 'POST',
    path: '/api/admin/users',
    document: `mutation RestCreateUserAsAdmin($input: AdminNewUserInput!) {
      createUserAsAdmin(input: $input) { edge { node { ${userFields} } } }
    }`,
    fields: { role: { default: 'USER' } },
    answer: 'createUserAsAdmin.edge.node',
  },
  {
    method: 'PUT',
    path: '/api/admin/users/:id',
    document: `mutation RestUpdateUserAsAdmin($id: ID!, $version: Int, $input: AdminUserInput!) {
      updateUserAsAdmin(id: $id, version: $version, input: $input) { edge { node { ${userFields} } } }
    }`,
    answer: 'updateUserAsAdmin.edge.node',
  },
  {
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    document: `mutation RestSetUserRole($id: ID!, $role: UserRole!, $employeeRoles: [EmployeeRole!]) {
      setUserRole(id: $id, role: $role, employeeRoles: $employeeRoles) { edge { node { ${userFields} } } }
    }`,
    fields: { role: { missing: 'Vælg en rolle' } },
    answer: 'setUserRole.edge.node',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    document: 'mutation RestDeleteUser($id: ID!) { deleteUser(id: $id) { deletedId } }',
    answer: { id: 'deleteUser.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/admin/users/:id/impersonate',
    document: `mutation RestImpersonate($id: ID!, $reason: String!) {
      impersonate(id: $id, reason: $reason) { token user { ${userFields} } }
    }`,
    // The call had no body before reasons were asked for.
    fields: { reason: { default: 'Ikke oplyst' } },
    answer: 'impersonate',
  },
];
