import { openIdStandIn } from '../../../../../sandbox/openid/openIdStandIn.ts';
import type { Person as ProviderPerson } from '../../../../../sandbox/openid/people.ts';
import { startSandbox } from '../../../../../sandbox/sandbox.ts';
import type { Config } from '../../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import { newAddress } from '../../../../testing/newAddress.ts';

export const COMPLETE = `mutation ($input: CompleteProviderSignInInput!) {
  completeProviderSignIn(input: $input) { outcome token ticket email name companyName }
}` as const;

/** A portal with the stand-ins of two providers. */
export async function startWithProviders(overrides: Partial<Config> = {}) {
  const microsoft = openIdStandIn({ id: 'microsoft', label: 'Microsoft', tenantClaim: 'tid' });
  const google = openIdStandIn({ id: 'google', label: 'Google', tenantClaim: 'hd' });
  const sandbox = await startSandbox([microsoft, google]);
  const signInProviders = [
    microsoft.settingsAt(sandbox.urlOf('microsoft')),
    google.settingsAt(sandbox.urlOf('google')),
  ];
  const app = await createTestApp({ signInProviders, ...overrides });
  const standIns = { microsoft, google };
  const browser = providerBrowser(app, standIns);
  return {
    app,
    ...standIns,
    ...browser,
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}

type Purpose = 'SIGN_IN' | 'CONNECT' | 'CONFIRM_IDENTITY';

interface Journey {
  provider?: 'microsoft' | 'google';
  purpose?: Purpose;
  token?: string;
}

function providerBrowser(app: TestApp, standIns: Record<'microsoft' | 'google', ReturnType<typeof openIdStandIn>>) {
  const begin = ({ provider = 'microsoft', purpose = 'SIGN_IN', token }: Journey = {}) =>
    app.graphql(
      'mutation ($input: StartProviderSignInInput!) { startProviderSignIn(input: $input) { url state ticket } }',
      { variables: { input: { provider, purpose } }, address: newAddress(), ...(token && { token }) },
    );
  const complete = (ticket: string, callback: string, token?: string) =>
    app.graphql(COMPLETE, {
      variables: { input: { ticket, callback } },
      address: newAddress(),
      ...(token && { token }),
    });
  /** Begins a sign-in and signs the person in at the provider. Returns what the browser sends to the portal then. */
  async function visit(person: ProviderPerson, journey: Journey = {}) {
    const { url, ticket } = (await begin(journey)).data.startProviderSignIn;
    const callback = new URL(await standIns[journey.provider ?? 'microsoft'].signIn(url, person)).search;
    return { ticket, callback };
  }
  return {
    begin,
    complete,
    visit,
    /** The whole way of a browser from the button to the answer of the portal. */
    async signInAt(person: ProviderPerson, journey: Journey = {}) {
      const { ticket, callback } = await visit(person, journey);
      return complete(ticket, callback, journey.token);
    },
  };
}
