import { RefreshCw } from 'lucide-react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { SyncTeamMutation } from '#relay/SyncTeamMutation.graphql';

const mutation = graphql`
  mutation SyncTeamMutation {
    syncTeamFromClickUp {
      ...TeamTable_member
    }
  }
`;

/** The button that adds and updates the team members from ClickUp. */
export function SyncTeam() {
  const [sync, isSyncing] = useAction<SyncTeamMutation>(mutation);
  const { revalidate } = useRevalidator();
  const syncTeam = () =>
    sync({}).then(
      () => {
        toast.success('Team synkroniseret fra ClickUp');
        // Only the server knows which synchronized members the list contains and in which order.
        void revalidate();
      },
      (error: unknown) => toast.error(messageOf(error, 'Kunne ikke synkronisere fra ClickUp')),
    );
  return (
    <Button isPending={isSyncing} pendingText="Synkroniserer …" onPress={() => void syncTeam()}>
      <RefreshCw aria-hidden /> Synkroniser fra ClickUp
    </Button>
  );
}
