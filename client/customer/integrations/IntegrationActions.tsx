import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IntegrationSettings } from '../../../domain/partners/integrations/settings.ts';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { MissingAgreement } from './AgreementRequired.tsx';
import { useConnectedToast } from './connectedToast.ts';
import type { OpenedDialog } from './IntegrationDialog.tsx';
import styles from './Integrations.module.css';
import { IntegrationTest } from './IntegrationTest.tsx';
import { isComplete } from './isComplete.ts';
import { settingsSchema } from './settingsSchema.ts';
import { useAgreementCheck } from './useAgreementCheck.ts';
import { useIntegrationSwitch } from './useIntegrationSwitch.ts';
import { WebhookTest } from './WebhookTest.tsx';
import type { IntegrationActions_integration$key } from '#relay/IntegrationActions_integration.graphql';

const IntegrationDialog = lazyDialog(async () => (await import('./IntegrationDialog.tsx')).IntegrationDialog);

interface IntegrationActionsProps {
  integration: IntegrationActions_integration$key;
  installationId: string;
}

const integrationFragment = graphql`
  fragment IntegrationActions_integration on IntegrationInstance {
    id
    pluginId
    version
    isEnabled
    isConnected
    connectedTo
    settings
    secretsSet
    obstacle {
      code
    }
    health {
      needsReconnect
    }
    manifest {
      name
      requiresOAuth
      requiresServiceAgreement
      ...settingsSchema_manifest
    }
    ...IntegrationDialog_integration
  }
`;

export function IntegrationActions({ integration, installationId }: IntegrationActionsProps) {
  const data = useFragment(integrationFragment, integration);
  const {
    id,
    pluginId,
    version,
    isEnabled,
    isConnected,
    connectedTo,
    settings,
    secretsSet,
    obstacle,
    health: { needsReconnect },
    manifest,
  } = data;
  const { name, requiresOAuth, requiresServiceAgreement } = manifest;
  const schema = settingsSchema(manifest);
  const hasSettings = Object.keys(schema.properties).length > 0;
  const [opened, setOpened] = useState<OpenedDialog>();
  const onAgreementRequired = (missingAgreement: MissingAgreement) => setOpened({ missingAgreement });
  const [switchTo, isSwitching] = useIntegrationSwitch({
    integrationId: id,
    installationId,
    pluginId,
    name,
    onAgreementRequired,
  });
  const { isChecking, runWithAgreement } = useAgreementCheck({
    integrationId: id,
    isNeeded: requiresServiceAgreement,
    onRequired: onAgreementRequired,
  });
  const isImpersonated = use(IsImpersonatedContext);

  const connect = () => runWithAgreement(() => setOpened({ isConnecting: true }));
  const enable = () =>
    runWithAgreement(() =>
      isComplete(schema, settings as IntegrationSettings, secretsSet)
        ? switchTo(true)
        : setOpened({ settings: { isEnabling: true } }),
    );
  useConnectedToast({ installationId, pluginId, name, isConnectedAndEnabled: isEnabled && isConnected });
  // Connecting stores a credential, which an admin who impersonates the user cannot create.
  const canConnect = requiresOAuth && !isImpersonated;
  const isSavedWebhook = pluginId === 'webhooks' && version > 0;
  const enableButtonProps = { isPending: isChecking || isSwitching, isDisabled: obstacle?.code === 'API_KEY_REQUIRED' };
  return (
    <div className={styles.actions}>
      {canConnect && needsReconnect && (
        <Button variant="primary" {...enableButtonProps} onPress={() => void connect()}>
          Forbind igen
        </Button>
      )}
      {canConnect && !needsReconnect && !isEnabled && (
        <Button {...enableButtonProps} onPress={() => void connect()}>
          Forbind
        </Button>
      )}
      {/* Both switch buttons share a key and so a DOM element, so that the focus stays on the button after
         switching. */}
      {(!requiresOAuth || isConnected) && !isEnabled && (
        <Button key="switch" {...enableButtonProps} onPress={() => void enable()}>
          Slå til
        </Button>
      )}
      {isEnabled && (
        <Button key="switch" isPending={isSwitching} onPress={() => void switchTo(false)}>
          Slå fra
        </Button>
      )}
      {hasSettings && version > 0 && (
        <Button onPress={() => setOpened({ settings: { isEnabling: false } })}>Indstillinger</Button>
      )}
      {requiresOAuth && isConnected && <IntegrationTest installationId={installationId} pluginId={pluginId} />}
      {isSavedWebhook && <WebhookTest integrationId={id} installationId={installationId} />}
      {isSavedWebhook && !isImpersonated && (
        <Button variant="quiet" onPress={() => setOpened({ isReplacingSecret: true })}>
          Ny nøgle
        </Button>
      )}
      {canConnect && connectedTo && (
        <Button variant="quiet" onPress={() => setOpened({ disconnecting: connectedTo })}>
          Afbryd forbindelsen
        </Button>
      )}
      {requiresOAuth && isImpersonated && !isConnected && (
        <p className={styles.hint}>Adgang til {name} gives af kunden selv.</p>
      )}
      {opened && (
        <IntegrationDialog
          integration={data}
          installationId={installationId}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
