import { graphql } from 'react-relay';
import { messageOf, PortalError } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import type { MissingAgreement } from './AgreementRequired.tsx';
import type { useIntegrationSwitchMutation } from './__generated__/useIntegrationSwitchMutation.graphql.ts';

interface SwitchOptions {
  installationId: string;
  pluginId: string;
  name: string;
  onAgreementRequired: (missing: MissingAgreement) => void;
}

/**
 * Enables or disables an integration, and shows the result or an error in a toast. Disabling loses no data, so no
 * dialog asks for a confirmation.
 */
export function useIntegrationSwitch({
  installationId,
  pluginId,
  name,
  onAgreementRequired,
}: SwitchOptions): [switchTo: (isEnabled: boolean) => Promise<void>, isRunning: boolean] {
  const [setIntegration, isRunning] = useAction<useIntegrationSwitchMutation>(graphql`
    mutation useIntegrationSwitchMutation($installationId: ID!, $pluginId: ID!, $isEnabled: Boolean!) {
      setIntegration(installationId: $installationId, pluginId: $pluginId, isEnabled: $isEnabled) {
        integration {
          ...IntegrationCard_integration
        }
      }
    }
  `);
  const switchTo = async (isEnabled: boolean) => {
    try {
      await setIntegration({ installationId, pluginId, isEnabled });
      toast.success(`${name} er slået ${isEnabled ? 'til' : 'fra'}`);
    } catch (error) {
      if (error instanceof PortalError && error.code === 'SERVICE_AGREEMENT_REQUIRED')
        onAgreementRequired({ message: error.message, isPending: false });
      else toast.error(messageOf(error, 'Kunne ikke ændre integration status'));
    }
  };
  return [switchTo, isRunning];
}
