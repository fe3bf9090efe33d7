import type { TestApp } from '../../../../testing/createTestApp.ts';
import { newAddress } from '../../../../testing/newAddress.ts';
import { PASSWORD } from '../../../../testing/World.ts';

/** Signs in over GraphQL, by default with the password of test users and from a network of its own. */
export const signIn = (
  app: Pick<TestApp, 'graphql'>,
  email: string,
  password: string = PASSWORD,
  address: string = newAddress(),
) =>
  app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token user { id } } }', {
    variables: { input: { email, password } },
    address,
  });
