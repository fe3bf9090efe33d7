import { graphql } from 'react-relay';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { MissingAgreement } from './AgreementRequired.tsx';
import type { useIntegrationSwitchMutation } from '#relay/useIntegrationSwitchMutation.graphql';

interface SwitchOptions {
  integrationId: string;
  installationId: string;
  pluginId: string;
  name: string;
  onAgreementRequired: (missing: MissingAgreement) => void;
}

const mutation = graphql`
  mutation useIntegrationSwitchMutation($installationId: ID!, $pluginId: ID!, $isEnabled: Boolean!) {
    setIntegration(installationId: $installationId, pluginId: $pluginId, isEnabled: $isEnabled) {
      integration {
        ...IntegrationCard_integration
      }
    }
  }
`;

/**
 * Enables or disables an integration, and shows the result or an error in a toast. Disabling loses no data, so no
 * dialog asks for a confirmation, and it is shown at once. Whether an integration can be enabled is for the server to
 * decide.
 */
export function useIntegrationSwitch({
  integrationId,
  installationId,
  pluginId,
  name,
  onAgreementRequired,
}: SwitchOptions): [switchTo: (isEnabled: boolean) => Promise<void>, isRunning: boolean] {
  const [setIntegration, isRunning] = useOptimisticAction<useIntegrationSwitchMutation>(mutation, (error) => {
    if (error instanceof PortalError && error.code === 'SERVICE_AGREEMENT_REQUIRED')
      onAgreementRequired({ message: error.message, isPending: false });
    else toast.error(messageOf(error, 'Kunne ikke ændre integration status'));
  });
  const switchTo = async (isEnabled: boolean) => {
    const saved = await setIntegration(
      { installationId, pluginId, isEnabled },
      { ids: [integrationId], apply: (integration) => isEnabled || void integration.setValue(false, 'isEnabled') },
    );
    if (saved) toast.success(`${name} er slået ${isEnabled ? 'til' : 'fra'}`);
  };
  return [switchTo, isRunning];
}
