import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Person } from '../../../../testing/World.ts';

/** Impersonates a user as an admin and returns the token of that session. */
export async function impersonate(app: Pick<TestApp, 'graphql'>, admin: Person, { id }: Person): Promise<string> {
  const { data } = await app.graphql('mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }', {
    variables: { id },
    token: admin.token,
  });
  return data.impersonate.token!;
}
