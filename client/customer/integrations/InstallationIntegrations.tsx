import { graphql, useFragment } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import styles from './Integrations.module.css';
import { useFreshObstacles } from './useFreshObstacles.ts';
import type { InstallationIntegrations_installation$key } from '#relay/InstallationIntegrations_installation.graphql';

const subscription = graphql`
  subscription InstallationIntegrationsSubscription {
    integrationChanged {
      ...IntegrationCard_integration
    }
  }
`;

const installationFragment = graphql`
  fragment InstallationIntegrations_installation on Installation {
    id
    integrations {
      id
      pluginId
      version
      ...IntegrationCard_integration
      ...DeliveryLog_integration
    }
  }
`;

/** Every available integration with its state in this installation. Subscriptions keep the states up to date. */
export function InstallationIntegrations({
  installation,
}: {
  installation: InstallationIntegrations_installation$key;
}) {
  const { id, integrations } = useFragment(installationFragment, installation);
  useLiveUpdates(subscription);
  useFreshObstacles(id);
  // Version 0 means that the integration was never enabled or configured, so it has no deliveries.
  const webhooks = integrations.find(({ pluginId, version }) => pluginId === 'webhooks' && version > 0);
  return (
    <>
      <div className={styles.cards}>
        {integrations.map((integration) => (
          <IntegrationCard key={integration.id} integration={integration} installationId={id} />
        ))}
      </div>
      {webhooks && <DeliveryLog integration={webhooks} />}
    </>
  );
}
