import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Settings } from '../../domain/integrations/settings.ts';
import { IsImpersonated } from '../impersonation/ImpersonationLimit.tsx';
import { messageOf } from '../relay/errors.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';
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
        settings
        secretsSet
        obstacle { code }
        health { needsReconnect }
        manifest { name requiresOAuth requiresServiceAgreement ...settingsSchema_manifest }
        ...IntegrationDialog_integration
      }
    `,
    integration,
  );
  const { id, pluginId, version, isEnabled, isConnected, settings, secretsSet, obstacle, health: { needsReconnect }, manifest } = data;
  const { name, requiresOAuth, requiresServiceAgreement } = manifest;
  const schema = settingsSchema(manifest);
  const hasSettings = Object.keys(schema.properties).length > 0;
  const [opened, setOpened] = useState<Opened>();
  const onAgreementRequired = (agreement: Opened['agreement']) => setOpened({ agreement });
  const [switchTo, isSwitching] = useSwitch({ installationId, pluginId, name, onAgreementRequired });
  const { isChecking, whenAgreed } = useAgreement(id, requiresServiceAgreement, onAgreementRequired);
  const isGuest = use(IsImpersonated);

  const connect = () => whenAgreed(() => setOpened({ isConnecting: true }));
  const enable = () => whenAgreed(() => (isComplete(schema, settings as Settings, secretsSet) ? switchTo(true) : setOpened({ settings: { isEnabling: true } })));
  useJustConnected({ installationId, pluginId, name, isOn: isEnabled && isConnected });
  // Where access is given, a key comes into being, and nobody's guest makes one.
  const mayConnect = requiresOAuth && !isGuest;
  const begins = { isPending: isChecking || isSwitching, isDisabled: obstacle?.code === 'API_KEY_REQUIRED' };
  return (
    <div className={styles.actions}>
      {mayConnect && needsReconnect && <Button variant="primary" {...begins} onPress={() => void connect()}>Forbind igen</Button>}
      {mayConnect && !needsReconnect && !isEnabled && <Button {...begins} onPress={() => void connect()}>Forbind</Button>}
      {(!requiresOAuth || isConnected) && !isEnabled && <Button {...begins} onPress={() => void enable()}>Slå til</Button>}
      {isEnabled && <Button isPending={isSwitching} onPress={() => void switchTo(false)}>Slå fra</Button>}
      {hasSettings && version > 0 && <Button onPress={() => setOpened({ settings: { isEnabling: false } })}>Indstillinger</Button>}
      {requiresOAuth && isConnected && <IntegrationTest installationId={installationId} pluginId={pluginId} />}
      {pluginId === 'webhooks' && version > 0 && <WebhookTest integrationId={id} installationId={installationId} />}
      {pluginId === 'webhooks' && version > 0 && !isGuest && <Button variant="quiet" onPress={() => setOpened({ isReplacingSecret: true })}>Ny nøgle</Button>}
      {requiresOAuth && isGuest && !isConnected && <p className={styles.hint}>Adgang til {name} gives af kunden selv.</p>}
      {opened && <IntegrationDialog integration={data} installationId={installationId} opened={opened} onOpen={setOpened} />}
    </div>
  );
}

/** Goes on where the agreement that an integration needs is there, and says so where it is not. */
function useAgreement(integrationId: string, isNeeded: boolean, onRequired: (gap: Opened['agreement']) => void) {
  const check = useAgreementCheck(integrationId);
  const [isChecking, setChecking] = useState(false);
  const whenAgreed = async (goOn: () => Promise<void> | void) => {
    setChecking(true);
    try {
      const gap = isNeeded ? await check() : undefined;
      if (gap) return onRequired(gap);
    } catch (error) {
      return void toast.error(messageOf(error, 'Kunne ikke tjekke serviceaftale status'));
    } finally {
      setChecking(false);
    }
    await goOn();
  };
  return { isChecking, whenAgreed };
}
