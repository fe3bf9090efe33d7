import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Person } from '../../../../testing/World.ts';
import { SAVED, SET } from './listeningCompany.ts';

export const ADDRESS = 'https://krog.firma.example/portalen';

export const webhookSettings = (fields: object = {}) => ({
  address: ADDRESS,
  events: { user_created: true },
  ...fields,
});

interface InstallationContext {
  app: TestApp;
  person: Person;
  installationId: string;
}

/** Sets and reads the webhooks of an installation as one person. The installation is read at each call. */
export function webhooksIntegration(current: () => InstallationContext) {
  const setIntegration = (
    isEnabled: boolean,
    settings?: object | null,
    {
      pluginId = 'webhooks',
      token = current().person.token,
      id = current().installationId,
      version,
    }: { pluginId?: string; token?: string; id?: string; version?: number } = {},
  ) => current().app.graphql(SET, { variables: { id, pluginId, isEnabled, version, settings }, token });

  const saveSettings = (settings: object, version?: number, token = current().person.token) =>
    current().app.graphql(
      `mutation ($id: ID!, $pluginId: ID!, $version: Int, $settings: JSONObject!) {
        saveIntegrationSettings(
          installationId: $id, pluginId: $pluginId, version: $version, settings: $settings
        ) ${SAVED}
      }`,
      { variables: { id: current().installationId, pluginId: 'webhooks', version, settings }, token },
    );

  const integrations = async (token = current().person.token) => {
    const { data } = await current().app.graphql(
      `query ($id: ID!) { node(id: $id) { ... on Installation { integrations {
        id pluginId isEnabled settings secretsSet version obstacle { code } manifest { name }
      } } } }`,
      { variables: { id: current().installationId }, token },
    );
    return data.node?.integrations;
  };

  const storedIntegration = async () =>
    (
      await current().app.db.sql<{ secrets: string; settings: object; version: number }>(
        'select * from integration_instance where installation_id = $1',
        [current().installationId],
      )
    )[0];

  return { setIntegration, saveSettings, integrations, storedIntegration };
}
