import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeactivateUserDialog_user$key } from '#relay/DeactivateUserDialog_user.graphql';
import type { DeactivateUserDialogMutation } from '#relay/DeactivateUserDialogMutation.graphql';

interface DeactivateUserDialogProps {
  user: DeactivateUserDialog_user$key;
  /** Ids of the connections that the user leaves and enters. */
  activeConnection: string;
  deactivatedConnection: string;
  onClose: () => void;
}

const userFragment = graphql`
  fragment DeactivateUserDialog_user on User {
    id
    name
    email
    isViewer
    issuedApiTokens {
      id
      name
      lastFour
    }
  }
`;

const mutation = graphql`
  mutation DeactivateUserDialogMutation($id: ID!, $active: [ID!]!, $deactivated: [ID!]!) {
    deactivateColleague(id: $id) {
      active {
        deletedId @deleteEdge(connections: $active)
      }
      deactivated {
        edge @appendEdge(connections: $deactivated) {
          node {
            id
            ...DeactivatedUserRow_user
          }
        }
      }
    }
  }
`;

export function DeactivateUserDialog({
  user,
  activeConnection,
  deactivatedConnection,
  onClose,
}: DeactivateUserDialogProps) {
  const { id, name, email, isViewer, issuedApiTokens } = useFragment(userFragment, user);
  const [deactivate] = useAction<DeactivateUserDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await deactivate({ id, active: [activeConnection], deactivated: [deactivatedConnection] });
    toast.success('Bruger deaktiveret');
    onClose();
  }, 'Kunne ikke deaktivere brugeren');
  return (
    <ConfirmDialog
      title={isViewer ? 'Deaktivér dig selv?' : `Deaktivér ${name}?`}
      isOpen
      danger
      confirmLabel="Deaktivér"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {isViewer
        ? 'Du bliver logget ud nu, og kun en kollega kan genaktivere dig.'
        : `${email} bliver logget ud med det samme og kan ikke logge ind, før brugeren genaktiveres.`}{' '}
      Pladser på kommende events bliver afmeldt og tilbudt andre. Det, der er bestilt, bliver stående med navnet.
      {issuedApiTokens.length > 0 && (
        <>
          {' '}
          {isViewer ? 'Dine' : 'Brugerens'} API-nøgler virker stadig, til de bliver tilbagekaldt under API-nøgler:{' '}
          {issuedApiTokens.map(({ name: tokenName, lastFour }) => `${tokenName} (${lastFour})`).join(', ')}.
        </>
      )}
    </ConfirmDialog>
  );
}
