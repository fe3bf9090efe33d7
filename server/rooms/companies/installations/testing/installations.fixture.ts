import { slug } from '../../../../../domain/basics/slug.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { newSubdomain } from '../../../../testing/newNames.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const installationsRows = (rows: TestRows) => ({
  async installation(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('inst');
    await rows.insert('installation', {
      id,
      ...(await rows.ownerOf(departmentId)),
      subdomain: `firma-${rows.nextNumber()}`,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

/** The columns of an installation with an API key. */
export const storedKey = {
  connection: 'KEY',
  zendesk_api_key: 'forseglet',
  zendesk_api_key_last4: 'abcd',
  zendesk_api_email: 'api@firma.example',
};

const INSTALLATION =
  'id subdomain departmentId licenseType paymentInterval contractTerm licenses licenseRequests createdAt ' +
  'connection zendeskApiEmail department.name department.customer.name';

export const newInstallation = () => ({
  subdomain: newSubdomain(),
  licenseType: 'PLAN_SUITE_TEAM',
  paymentInterval: 'MONTHLY',
  contractTerm: 12,
});

export const fixture: Fixture = {
  factories: installationsRows,
  tablesWithoutPeople: ['installation'],
  examples: {
    async Installation({ app, ids, mark, nodes }) {
      ids.installationId = await app.world.installation(nodes.Department!, {
        subdomain: `${slug(mark)}-desk`,
        ...storedKey,
      });
      ids.zendeskInstanceId = ids.installationId;
      return ids.installationId;
    },
  },
  mutations: {
    createInstallation: { callers: 'company' },
    updateInstallation: { callers: 'company', id: 'Installation' },
    deleteInstallation: { callers: 'company', id: 'Installation' },
    saveApiCredentials: {
      callers: 'companyNotImpersonated',
      edit: {
        table: 'installation',
        row: ({ installationId }) => installationId,
        stored: { zendesk_api_key_last4: 'abcd', zendesk_api_email: 'it@firma.example' },
        idName: 'installationId',
        refused: 'zendeskApiEmail',
      },
    },
    deleteApiCredentials: { callers: 'companyNotImpersonated' },
  },
  values: { zendeskApiEmail: 'api@firma.example' },
  rest: {
    'GET /api/zendesk-instances': { access: 'user', answer: INSTALLATION },
    'POST /api/zendesk-instances': {
      access: 'user',
      answer: INSTALLATION,
      body: ({ nodes }) => ({ ...newInstallation(), departmentId: nodes.Department }),
    },
    'PUT /api/zendesk-instances/{Installation}': {
      access: 'user',
      answer: INSTALLATION,
      body: ({ nodes }) => ({ ...newInstallation(), departmentId: nodes.Department }),
    },
    'DELETE /api/zendesk-instances/{unusedInstallation}': {
      access: 'user',
      answer: 'id',
      prepare: async ({ app, ids, nodes }) => {
        ids.unusedInstallation = await app.world.installation(nodes.Department!);
      },
    },
    'PATCH /api/zendesk-instances/{Installation}/api-credentials': {
      access: 'user',
      answer: INSTALLATION,
      body: { zendeskApiKey: 'en-lang-nøgle', zendeskApiEmail: 'api@firma.example' },
    },
  },
  topics: { 'installation.changed': 'Installation' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof installationsRows> {}
}
