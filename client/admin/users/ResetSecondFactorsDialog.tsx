import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ResetSecondFactorsDialog_user$key } from '#relay/ResetSecondFactorsDialog_user.graphql';
import type { ResetSecondFactorsDialogMutation } from '#relay/ResetSecondFactorsDialogMutation.graphql';

interface ResetSecondFactorsDialogProps {
  user: ResetSecondFactorsDialog_user$key;
  onClose: () => void;
}

const userFragment = graphql`
  fragment ResetSecondFactorsDialog_user on User {
    id
    name
  }
`;

const mutation = graphql`
  mutation ResetSecondFactorsDialogMutation($id: ID!) {
    resetSecondFactors(id: $id) {
      edge {
        node {
          ...AdminUserList_user
        }
      }
    }
  }
`;

export function ResetSecondFactorsDialog({ user, onClose }: ResetSecondFactorsDialogProps) {
  const { id, name } = useFragment(userFragment, user);
  const [reset] = useAction<ResetSecondFactorsDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await reset({ id });
    toast.success('Totrinsbekræftelsen er fjernet');
    onClose();
  }, 'Kunne ikke fjerne totrinsbekræftelsen');
  return (
    <ConfirmDialog
      title={`Fjern totrinsbekræftelsen fra ${name}?`}
      isOpen
      danger
      confirmLabel="Fjern"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Gør det kun, når du er sikker på, hvem du taler med. Apps, adgangsnøgler og koder slettes, brugeren bliver logget
      ud og får en mail, og derefter er adgangskoden nok til at logge ind.
    </ConfirmDialog>
  );
}
