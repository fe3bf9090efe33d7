import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={isViewer ? 'Deaktivér dig selv?' : `Deaktivér ${name}?`}
      danger
      confirmLabel="Deaktivér"
      action={() => deactivate({ id, active: [activeConnection], deactivated: [deactivatedConnection] })}
      done="Bruger deaktiveret"
      failure="Kunne ikke deaktivere brugeren"
      onClose={onClose}
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
    </ActionDialog>
  );
}
