import { graphql } from 'react-relay';
import { startImpersonation } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ImpersonateDialogMutation } from '#relay/ImpersonateDialogMutation.graphql';

interface ImpersonateDialogProps {
  user: { readonly id: string; readonly name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation ImpersonateDialogMutation($id: ID!) {
    impersonate(id: $id) {
      token
    }
  }
`;

/**
 * Asks before it signs the admin in as another user, for an hour at most: what the admin does then is done in the name
 * of that user.
 */
export function ImpersonateDialog({ user: { id, name }, onClose }: ImpersonateDialogProps) {
  const [impersonate] = useAction<ImpersonateDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    const answer = await impersonate({ id });
    startImpersonation(answer.impersonate.token, 'Du er nu logget ind som brugeren');
  }, 'Der opstod en fejl ved login som brugeren');
  return (
    <ConfirmDialog
      title={`Log ind som ${name}?`}
      isOpen
      confirmLabel="Log ind som brugeren"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Du ser portalen, som {name} ser den, i højst en time. Det, du gør imens, sker i brugerens navn, og revisionsloggen
      viser, at det var dig.
    </ConfirmDialog>
  );
}
