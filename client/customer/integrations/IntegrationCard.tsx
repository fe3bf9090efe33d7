import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Badge, Tag } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Foldable } from './Foldable.tsx';
import { IntegrationActions } from './IntegrationActions.tsx';
import { IntegrationFacts } from './IntegrationFacts.tsx';
import { IntegrationIcon } from './IntegrationIcon.tsx';
import { integrationPriceText } from './integrationPriceText.ts';
import styles from './Integrations.module.css';
import { integrationStatus } from './integrationStatus.ts';
import { ObstacleNote } from './ObstacleNote.tsx';
import { WebhookNotes } from './WebhookNotes.tsx';
import type { IntegrationCard_integration$key } from '#relay/IntegrationCard_integration.graphql';

interface IntegrationCardProps {
  integration: IntegrationCard_integration$key;
  installationId: string;
}

const integrationFragment = graphql`
  fragment IntegrationCard_integration on IntegrationInstance {
    id
    version
    isEnabled
    isConnected
    health {
      isFailing
      needsReconnect
    }
    manifest {
      name
      description
      longDescription
      icon
      requiresOAuth
      requiresApiKey
      requiresZendeskApi
      requiresServiceAgreement
      billing {
        type
        price
        pricePerRequest
        pricePerAgent
      }
    }
    ...IntegrationActions_integration
    ...IntegrationFacts_integration
    ...ObstacleNote_integration
    ...WebhookNotes_integration
  }
`;

export function IntegrationCard({ integration, installationId }: IntegrationCardProps) {
  const data = useFragment(integrationFragment, integration);
  const { isEnabled, isConnected, health, manifest } = data;
  const { label, tone } = integrationStatus({
    isEnabled,
    isConnected,
    requiresOAuth: manifest.requiresOAuth,
    ...health,
  });
  const headingId = useId();
  return (
    <article className={styles.article} aria-labelledby={headingId}>
      <Card>
        <div className={styles.card}>
          <header className={styles.head}>
            <IntegrationIcon name={manifest.icon} />
            <div className={styles.nameAndPrice}>
              <h2 id={headingId}>{manifest.name}</h2>
              <span>{integrationPriceText(manifest.billing)}</span>
            </div>
            <Badge tone={tone}>{label}</Badge>
          </header>
          <p>{manifest.description}</p>
          <Foldable>{manifest.longDescription}</Foldable>
          <div className={styles.tags}>
            {requirementTexts(manifest).map((text) => (
              <Tag key={text}>{text}</Tag>
            ))}
          </div>
          <ObstacleNote integration={data} />
          <IntegrationFacts integration={data} />
          <Allowed to="canManageCompany">
            <WebhookNotes integration={data} installationId={installationId} />
            <IntegrationActions integration={data} installationId={installationId} />
          </Allowed>
        </div>
      </Card>
    </article>
  );
}

interface Requirements {
  name: string;
  requiresServiceAgreement: boolean;
  requiresZendeskApi: boolean;
  requiresApiKey: boolean;
  requiresOAuth: boolean;
}

const requirementTexts = ({
  name,
  requiresServiceAgreement,
  requiresZendeskApi,
  requiresApiKey,
  requiresOAuth,
}: Requirements): string[] =>
  [
    requiresServiceAgreement && 'Kræver serviceaftale',
    (requiresZendeskApi || requiresApiKey) && 'Kræver, at Zendesk er forbundet',
    requiresOAuth && `Kræver adgang hos ${name}`,
  ].filter((text) => text !== false);
