import { use, useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator, useSearchParams } from 'react-router';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import styles from './Integrations.module.css';
import { InstallationChoicesContext } from './useInstallations.ts';
import type { InstallationSelectSubscription } from '#relay/InstallationSelectSubscription.graphql';

const subscription = graphql`
  subscription InstallationSelectSubscription($connections: [ID!]!) {
    installationChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          subdomain
          integrations {
            id
            obstacle {
              code
              message
            }
          }
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface InstallationSelectProps {
  connection: string;
  /** Undefined when the address names an installation that the company does not have. */
  selectedId: string | undefined;
}

/**
 * Selects the installation whose integrations are shown. The choice is in the address; an address without a valid
 * choice is corrected to the installation that is shown.
 */
export function InstallationSelect({ connection, selectedId }: InstallationSelectProps) {
  const { choices, more } = use(InstallationChoicesContext);
  const [searchParams, setSearchParams] = useSearchParams();
  const shownId = selectedId ?? choices[0]?.id;
  const isInAddress = searchParams.get('instance') === shownId;
  useEffect(() => {
    if (isInAddress || !shownId) return;
    setSearchParams(
      (params) => {
        params.set('instance', shownId);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isInAddress, shownId, setSearchParams]);

  // When the selected installation is deleted, the screen loads again without it, and the effect above selects another
  // one. The address is compared, because it changes before the screen while another installation is loading.
  const { revalidate } = useRevalidator();
  useSubscription<InstallationSelectSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { connections: [connection] },
        onNext: (change) => {
          const deletedId = change?.installationChanged.deletedId;
          if (deletedId && deletedId === new URLSearchParams(window.location.search).get('instance')) void revalidate();
        },
      }),
      [connection, revalidate],
    ),
  );
  return (
    <div className={styles.select}>
      <ChoiceField
        label="Zendesk installation"
        choices={choices}
        more={more}
        value={shownId ?? ''}
        onValueChange={(id) => setSearchParams({ instance: id }, { preventScrollReset: true })}
      />
    </div>
  );
}
