import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { EndOtherSessionsDialogMutation } from '#relay/EndOtherSessionsDialogMutation.graphql';

const mutation = graphql`
  mutation EndOtherSessionsDialogMutation {
    endOtherSessions {
      id
    }
  }
`;

export function EndOtherSessionsDialog({ onEnded, onClose }: { onEnded: () => void; onClose: () => void }) {
  const [end] = useAction<EndOtherSessionsDialogMutation>(mutation);
  return (
    <ActionDialog
      title="Log ud på alle andre enheder?"
      danger
      confirmLabel="Log ud"
      action={() => end({}).then(onEnded)}
      done="Du er logget ud alle andre steder"
      failure="Kunne ikke logge de andre enheder ud"
      onClose={onClose}
    >
      Du bliver på denne enhed. Det, der ikke er gemt på de andre, går tabt.
    </ActionDialog>
  );
}
