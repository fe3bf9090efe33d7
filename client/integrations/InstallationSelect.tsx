import { use, useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator, useSearchParams } from 'react-router';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import styles from './Integrations.module.css';
import { InstallationChoices } from './useInstallations.ts';
import type { InstallationSelectSubscription } from './__generated__/InstallationSelectSubscription.graphql.ts';

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
  /** Absent where the address names none of the company's. */
  selectedId: string | undefined;
}

/** Whose integrations are shown stands in the address; an address without any of them follows what is shown. */
export function InstallationSelect({ connection, selectedId }: InstallationSelectProps) {
  const { choices, more } = use(InstallationChoices);
  const [address, setAddress] = useSearchParams();
  const followedId = selectedId ?? choices[0]?.id;
  const isFollowed = address.get('instance') === followedId;
  useEffect(() => {
    if (isFollowed || !followedId) return;
    setAddress(
      (now) => {
        now.set('instance', followedId);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isFollowed, followedId, setAddress]);

  // What is gone is asked for anew, and not found. The address is ahead of what is shown while that is still being fetched.
  const { revalidate } = useRevalidator();
  useSubscription<InstallationSelectSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { connections: [connection] },
        onNext: (change) => {
          const gone = change?.installationChanged.deletedId;
          if (gone && gone === new URLSearchParams(window.location.search).get('instance')) void revalidate();
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
        value={followedId ?? ''}
        onValueChange={(id) => setAddress({ instance: id }, { preventScrollReset: true })}
      />
    </div>
  );
}
