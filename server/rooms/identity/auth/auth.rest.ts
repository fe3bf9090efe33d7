import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { userFields } from '../../companies/customers/customers.rest.ts';

/** Sign-in, sign-out and forgotten passwords. */
export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    document: `mutation RestLogin($input: LoginInput!) { login(input: $input) { token user { ${userFields} } } }`,
    answer: 'login',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    document: 'mutation RestLogout { logout { message } }',
    answer: 'logout',
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    document: 'mutation RestForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    answer: 'forgotPassword',
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    document: 'mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    answer: 'resetPassword',
  },
];
