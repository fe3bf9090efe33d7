import { slug } from '../../../domain/slug.ts';
import { newId } from '../../db/ids.ts';
import type { Fixture } from '../../testing/Fixture.ts';
import type { Row, TestRows } from '../../testing/TestRows.ts';

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

export const fixture: Fixture = {
  factories: installationsRows,
  examples: {
    async Installation({ app, ids, mark, nodes }) {
      ids.installationId = await app.world.installation(nodes.Department!, {
        subdomain: `${slug(mark)}-desk`,
        zendesk_api_key_last4: 'abcd',
      });
      ids.zendeskInstanceId = ids.installationId;
      return ids.installationId;
    },
  },
  mutations: {
    createInstallation: {},
    updateInstallation: { id: 'Installation' },
    deleteInstallation: { id: 'Installation' },
    saveApiCredentials: {},
    testConnection: {},
  },
  topics: { 'installation.changed': 'Installation' },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof installationsRows> {}
}
