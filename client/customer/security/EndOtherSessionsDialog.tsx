import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { EndOtherSessionsDialogMutation } from '#relay/EndOtherSessionsDialogMutation.graphql';

interface EndOtherSessionsDialogProps {
  onEnded: () => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation EndOtherSessionsDialogMutation {
    endOtherSessions {
      id
    }
  }
`;

export function EndOtherSessionsDialog({ onEnded, onClose }: EndOtherSessionsDialogProps) {
  const [end] = useAction<EndOtherSessionsDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await end({});
    toast.success('Du er logget ud alle andre steder');
    onClose();
    onEnded();
  }, 'Kunne ikke logge de andre enheder ud');
  return (
    <ConfirmDialog
      title="Log ud på alle andre enheder?"
      isOpen
      danger
      confirmLabel="Log ud"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Du bliver på denne enhed. Det, der ikke er gemt på de andre, går tabt.
    </ConfirmDialog>
  );
}
