import type { TestApp } from '../../../../testing/createTestApp.ts';
import { newAddress } from '../../../../testing/newAddress.ts';
import { signIn } from '../../auth/testing/signIn.ts';

interface SecondFactor {
  token: string;
  methods: string[];
}

/** Signs in with the password of an account with two-step verification, and returns what the second step needs. */
export async function firstStep(app: Pick<TestApp, 'graphql'>, email: string): Promise<SecondFactor> {
  const { errors } = await signIn(app, email);
  return (errors![0]!.extensions as unknown as { secondFactor: SecondFactor }).secondFactor;
}

/** Finishes a sign-in with a code. */
export const completeSignIn = (
  app: Pick<TestApp, 'graphql'>,
  token: string,
  code: string,
  address: string = newAddress(),
) =>
  app.graphql('mutation ($input: CompleteSignInInput!) { completeSignIn(input: $input) { token user { id } } }', {
    variables: { input: { token, code } },
    address,
  });
