import type { RestRoute } from './rest.ts';

const userFields = 'id name email role createdAt customer { id name }';

/** The documented REST calls. A row names a GraphQL document: the same context, authorisation and errors. */
export const routes: RestRoute[] = [
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
    pick: ({ viewer }) => viewer,
    connection: ({ viewer }) => viewer.customer?.users ?? null,
  },
];
