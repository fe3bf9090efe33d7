import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { SettingsValues } from './settingsForm.ts';
import type { useSaveSettingsEnableMutation } from '#relay/useSaveSettingsEnableMutation.graphql';
import type { useSaveSettingsMutation } from '#relay/useSaveSettingsMutation.graphql';

interface IntegrationKey {
  installationId: string;
  pluginId: string;
}

interface SavedSettings {
  signingSecret: string | null | undefined;
  integration: { readonly secretsSet: readonly string[] };
}

const mutation = graphql`
  mutation useSaveSettingsEnableMutation($installationId: ID!, $pluginId: ID!, $settings: JSONObject!, $version: Int) {
    setIntegration(
      installationId: $installationId
      pluginId: $pluginId
      isEnabled: true
      settings: $settings
      version: $version
    ) {
      signingSecret
      integration {
        secretsSet
        ...IntegrationCard_integration
      }
    }
  }
`;

const saveSettingsMutation = graphql`
  mutation useSaveSettingsMutation($installationId: ID!, $pluginId: ID!, $settings: JSONObject!, $version: Int) {
    saveIntegrationSettings(
      installationId: $installationId
      pluginId: $pluginId
      settings: $settings
      version: $version
    ) {
      signingSecret
      integration {
        secretsSet
        ...IntegrationCard_integration
      }
    }
  }
`;

/**
 * Returns a function that saves an integration's settings, and also enables the integration when `isEnabling` is set.
 */
export function useSaveSettings(
  integrationKey: IntegrationKey,
  isEnabling: boolean,
): (settings: SettingsValues, version: number) => Promise<SavedSettings> {
  const [enable] = useAction<useSaveSettingsEnableMutation>(mutation);
  const [save] = useAction<useSaveSettingsMutation>(saveSettingsMutation);
  return async (settings, version) =>
    isEnabling
      ? (await enable({ ...integrationKey, settings, version })).setIntegration
      : (await save({ ...integrationKey, settings, version })).saveIntegrationSettings;
}
