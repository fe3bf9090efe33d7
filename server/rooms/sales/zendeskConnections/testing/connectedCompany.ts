import type { DataOf } from '../../../../../domain/testing/answers.ts';
import { OWN_CLIENT } from '../../../../../sandbox/zendesk/state.ts';
import { createTestApp, type GraphQLAnswer, type TestApp, withFirstError } from '../../../../testing/createTestApp.ts';
import { startProviders } from '../../../../testing/providers.ts';
import type { Person } from '../../../../testing/World.ts';

const START = `mutation ($id: ID!, $client: ZendeskClientInput) {
  startZendeskConnection(installationId: $id, client: $client) { authUrl }
}`;

export { OWN_CLIENT };

/** Starts the portal and Zendesk's stand-in, which redirects back to the portal. */
export async function startHelpDesks() {
  const providers = await startProviders();
  const app = await createTestApp(providers.settings, { runJobs: false });
  app.config.publicUrl = app.url;
  return {
    app,
    zendesk: providers.zendesk,
    providers,
    async close() {
      await app.close();
      await providers.close();
    },
  };
}

export interface HelpDeskCompany {
  person: Person;
  customerId: string;
  departmentId: string;
  installationId: string;
  subdomain: string;
}

export async function createHelpDeskCompany({ world, db }: TestApp): Promise<HelpDeskCompany> {
  const person = await world.person();
  const departmentId = await world.department(person.customerId!);
  const installationId = await world.installation(departmentId);
  const [row] = await db.sql<{ subdomain: string }>('select subdomain from installation where id = $1', [
    installationId,
  ]);
  return { person, customerId: person.customerId!, departmentId, installationId, subdomain: row!.subdomain };
}

/** Starts a consent and returns its address at Zendesk and the cookie that the browser receives. */
export async function startConsent(
  { portal }: TestApp,
  { person, installationId }: Pick<HelpDeskCompany, 'person' | 'installationId'>,
  client: typeof OWN_CLIENT | null = null,
) {
  const { headers, body } = await portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: START, variables: { id: installationId, client } },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { data, ...answer } = withFirstError(JSON.parse(body) as GraphQLAnswer<DataOf<typeof START> | null>);
  return {
    ...answer,
    authUrl: data?.startZendeskConnection.authUrl ?? '',
    cookie: String(headers['set-cookie'] ?? '').split(';')[0]!,
  };
}

/** Answers Zendesk's consent page as an administrator of the help desk and returns the callback address. */
export async function answerConsent(authUrl: string, answer: 'allow' | 'deny' = 'allow'): Promise<string> {
  const { headers } = await fetch(authUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  return headers.get('location')!;
}

/** Returns the query with which the browser comes back to the installations. */
export async function followCallback({ portal }: TestApp, address: string, cookie?: string) {
  const { pathname, search } = new URL(address);
  const { statusCode, headers } = await portal.app.inject({
    url: pathname + search,
    headers: { ...(cookie && { cookie }) },
  });
  const location = new URL(String(headers.location));
  return { status: statusCode, path: location.pathname, ...Object.fromEntries(location.searchParams) };
}

export async function connectByConsent(
  app: TestApp,
  company: HelpDeskCompany,
  client: typeof OWN_CLIENT | null = null,
) {
  const { authUrl, cookie } = await startConsent(app, company, client);
  return followCallback(app, await answerConsent(authUrl), cookie);
}
