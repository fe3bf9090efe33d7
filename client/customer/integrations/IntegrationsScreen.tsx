import { Server } from 'lucide-react';
import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { InstallationIntegrations } from './InstallationIntegrations.tsx';
import { InstallationSelect } from './InstallationSelect.tsx';
import styles from './Integrations.module.css';
import { IntegrationsSkeleton } from './IntegrationsSkeleton.tsx';
import { ReturnBanner } from './ReturnBanner.tsx';
import { InstallationChoicesContext, useInstallations, type InstallationChoice } from './useInstallations.ts';
import type { InstallationIntegrations_installation$key } from '#relay/InstallationIntegrations_installation.graphql';
import type { IntegrationsScreenQuery } from '#relay/IntegrationsScreenQuery.graphql';
import type { useInstallations_customer$key } from '#relay/useInstallations_customer.graphql';

/** Loads the installation that the address names, or the first one if the address names none. */
export const integrationsQuery = graphql`
  query IntegrationsScreenQuery($installationId: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      customer {
        ...useInstallations_customer
        first: installations(first: 1) {
          totalCount
          edges @skip(if: $isChosen) {
            node {
              id
              subdomain
              ...InstallationIntegrations_installation
            }
          }
        }
      }
    }
    chosen: node(id: $installationId) @include(if: $isChosen) {
      ... on Installation @alias(as: "installation") {
        id
        subdomain
        ...InstallationIntegrations_installation
      }
    }
  }
`;

export const IntegrationsScreen = ({ queryRef }: ScreenProps<IntegrationsScreenQuery>) => (
  <Page
    title="Integrationer"
    text="Det, der arbejder sammen med jeres Zendesk og jeres egne systemer."
    actions={<ButtonLink to="/zendesk-instances">Zendesk installationer</ButtonLink>}
  >
    <div className={styles.screen}>
      <ReturnBanner cancelledText="Du fortrød hos Shopify. Butikken er ikke forbundet, og intet er ændret." />
      <QueryBoundary<IntegrationsScreenQuery>
        query={integrationsQuery}
        queryRef={queryRef}
        failure="Kunne ikke hente data"
        fallback={<IntegrationsSkeleton />}
      >
        {({ viewer: { customer }, chosen }) => {
          if (!customer) return <NoCompany />;
          if (!customer.first.totalCount) return <NoInstallations />;
          const installation = chosen?.installation ?? customer.first.edges?.[0]?.node;
          return <ChosenInstallation customer={customer} installation={installation} />;
        }}
      </QueryBoundary>
    </div>
  </Page>
);

interface ChosenInstallationProps {
  customer: useInstallations_customer$key;
  /**
   * Undefined while the address names an installation that the company does not have; `InstallationSelect` corrects it.
   */
  installation: (InstallationChoice & InstallationIntegrations_installation$key) | undefined;
}

function ChosenInstallation({ customer, installation }: ChosenInstallationProps) {
  const { connection, ...choices } = useInstallations(customer, installation);
  return (
    <InstallationChoicesContext value={choices}>
      <InstallationSelect connection={connection} selectedId={installation?.id} />
      {installation ? (
        <InstallationIntegrations key={installation.id} installation={installation} />
      ) : (
        <IntegrationsSkeleton />
      )}
    </InstallationChoicesContext>
  );
}

const NoInstallations = () => (
  <Card flush>
    <EmptyState
      icon={<Server />}
      title="Ingen Zendesk installationer endnu"
      text="En integration hører til en Zendesk installation, så begynd med at tilføje den."
      action={
        <ButtonLink to="/zendesk-instances" variant="primary">
          Gå til Zendesk installationer
        </ButtonLink>
      }
    />
  </Card>
);
