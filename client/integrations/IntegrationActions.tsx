import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Settings } from '../../domain/integrations/settings.ts';
import { IsImpersonated } from '../impersonation/ImpersonationLimit.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Integrations.module.css';
import { IntegrationDialog, type Opened } from './IntegrationDialog.tsx';
import { IntegrationTest } from './IntegrationTest.tsx';
import { useJustConnected } from './justConnected.ts';
import { isComplete } from './settingsForm.ts';
import { settingsSchema } from './settingsSchema.ts';
import { useAgreementCheck } from './useAgreementCheck.ts';
import { useSwitch } from './useSwitch.ts';
import { WebhookTest } from './WebhookTest.tsx';
import type { IntegrationActions_integration$key } from './__generated__/IntegrationActions_integration.graphql.ts';

interface IntegrationActionsProps {
  integration: IntegrationActions_integration$key;
  installationId: string;
}

export function IntegrationActions({ integration, installationId }: IntegrationActionsProps) {
  const data = useFragment(
    graphql`
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
    `,
    integration,
  );
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
  const [opened, setOpened] = useState<Opened>();
  const onAgreementRequired = (agreement: Opened['agreement']) => setOpened({ agreement });
  const [switchTo, isSwitching] = useSwitch({ installationId, pluginId, name, onAgreementRequired });
  const { isChecking, whenAgreed } = useAgreementCheck({
    integrationId: id,
    isNeeded: requiresServiceAgreement,
    onRequired: onAgreementRequired,
  });
  const isGuest = use(IsImpersonated);

  const connect = () => whenAgreed(() => setOpened({ isConnecting: true }));
  const enable = () =>
    whenAgreed(() =>
      isComplete(schema, settings as Settings, secretsSet)
        ? switchTo(true)
        : setOpened({ settings: { isEnabling: true } }),
    );
  useJustConnected({ installationId, pluginId, name, isOn: isEnabled && isConnected });
  // Where access is given, a key comes into being, and nobody's guest makes one.
  const mayConnect = requiresOAuth && !isGuest;
  const isReceiver = pluginId === 'webhooks' && version > 0;
  const begins = { isPending: isChecking || isSwitching, isDisabled: obstacle?.code === 'API_KEY_REQUIRED' };
  return (
    <div className={styles.actions}>
      {mayConnect && needsReconnect && (
        <Button variant="primary" {...begins} onPress={() => void connect()}>
          Forbind igen
        </Button>
      )}
      {mayConnect && !needsReconnect && !isEnabled && (
        <Button {...begins} onPress={() => void connect()}>
          Forbind
        </Button>
      )}
      {/* One button, whichever way it switches: whoever pressed it stays at it. */}
      {(!requiresOAuth || isConnected) && !isEnabled && (
        <Button key="switch" {...begins} onPress={() => void enable()}>
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
      {isReceiver && <WebhookTest integrationId={id} installationId={installationId} />}
      {isReceiver && !isGuest && (
        <Button variant="quiet" onPress={() => setOpened({ isReplacingSecret: true })}>
          Ny nøgle
        </Button>
      )}
      {mayConnect && connectedTo && (
        <Button variant="quiet" onPress={() => setOpened({ disconnecting: connectedTo })}>
          Afbryd forbindelsen
        </Button>
      )}
      {requiresOAuth && isGuest && !isConnected && (
        <p className={styles.hint}>Adgang til {name} gives af kunden selv.</p>
      )}
      {opened && (
        <IntegrationDialog integration={data} installationId={installationId} opened={opened} onOpen={setOpened} />
      )}
    </div>
  );
}
