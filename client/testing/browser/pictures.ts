import { expect, type APIRequestContext } from '@playwright/test';
import type { Person, Picture } from '../Picture.ts';
import { queryApi } from './queryApi.ts';
import { AuthenticatorApp } from './secondFactor.ts';
import { createToken, DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD } from './session.ts';

const SECURED_EMAIL = 'sikker@portal.example';
/** The key of this user's authenticator app, which the demo prints. */
const SECURED_KEY = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';

const emails: Record<Person, string> = {
  customer: DEMO_CUSTOMER,
  member: 'medlem@portal.example',
  admin: DEMO_ADMIN,
  unconfirmed: 'anders@fjordlyst-moebler.example',
  secured: SECURED_EMAIL,
};

/** Everybody as whom pictures are taken; `undefined` stands for visitors. */
export const people = [undefined, ...(Object.keys(emails) as Person[])];

/** Starts a session of a person of the demo, and returns its token. */
export const signInPerson = (request: APIRequestContext, person: Person): Promise<string> =>
  person === 'secured' ? signInWithCode(request) : createToken(request, emails[person], DEMO_PASSWORD);

async function signInWithCode(request: APIRequestContext): Promise<string> {
  let token: string | undefined;
  await expect(async () => {
    const first = await request.post('/api/auth/login', { data: { email: SECURED_EMAIL, password: DEMO_PASSWORD } });
    const { secondFactor } = ((await first.json()) as { data: { secondFactor: { token: string } } }).data;
    // A code works once, and somebody else may have signed in with it.
    const code = new AuthenticatorApp(SECURED_KEY).nextCode();
    const answer = await request.post('/api/auth/login/complete', { data: { token: secondFactor.token, code } });
    expect(answer.ok()).toBe(true);
    token = ((await answer.json()) as { data: { token: string } }).data.token;
  }).toPass({ intervals: [5_000], timeout: 100_000 });
  return token!;
}

/** The ids that replace their names in the paths of pictures. */
export type PictureIds = Record<
  | 'company'
  | 'department'
  | 'invoice'
  | 'installation'
  | 'namedInstallation'
  | 'task'
  | 'estimatedTask'
  | 'run'
  | 'colleague'
  | 'document'
  | 'event',
  string
>;

/** Reads the ids in the demo. */
export async function loadPictureIds(request: APIRequestContext): Promise<PictureIds> {
  const [customer, admin] = await Promise.all([signInPerson(request, 'customer'), signInPerson(request, 'admin')]);
  // Not the first one: other tests create events and delete them.
  const { events } = await queryApi(
    request,
    '{ events(isPublic: true, status: PUBLISHED, first: 100) { edges { node { title publicLink } } } }',
    {},
    customer,
  );
  const {
    viewer: { customer: company },
  } = await queryApi(
    request,
    `{
      viewer {
        customer {
          id
          users(first: 100) { edges { node { id companyRole } } }
          departments(first: 1) { edges { node { id } } }
          invoices(unpaid: true, first: 1) { edges { node { id } } }
          documents(kind: DATA_PROTECTION, first: 1) { edges { node { id } } }
          installations { edges { node { id seats { showsNames } } } }
          taskBoard { columns { tasks(first: 100) { edges { node { id name } } } } }
        }
      }
    }`,
    {},
    customer,
  );
  const { admin: office } = await queryApi(
    request,
    '{ admin { bulkRuns(first: 1) { edges { node { id } } } } }',
    {},
    admin,
  );
  const installation = (showsNames: boolean) =>
    company.installations.edges.find(({ node }) => node.seats?.showsNames === showsNames)!.node.id;
  const task = (name: string) =>
    company.taskBoard.columns.flatMap(({ tasks }) => tasks.edges).find(({ node }) => node.name === name)!.node.id;
  return {
    company: company.id,
    department: company.departments.edges[0]!.node.id,
    invoice: company.invoices.edges[0]!.node.id,
    installation: installation(false),
    namedInstallation: installation(true),
    task: task('Returflow for webshop'),
    estimatedTask: task('Selvbetjening for butikkerne'),
    colleague: company.users.edges.find(({ node }) => node.companyRole === 'MEMBER')!.node.id,
    document: company.documents.edges[0]!.node.id,
    run: office.bulkRuns.edges[0]!.node.id,
    event: events.edges.find(({ node }) => node.title === 'Zendesk for nye medarbejdere')!.node.publicLink!,
  };
}

/** The address of a picture. */
export const addressOf = ({ path }: Picture, ids: PictureIds): string =>
  path.replaceAll(/:([a-z]\w*)/gi, (_, name: keyof PictureIds) => ids[name]);
