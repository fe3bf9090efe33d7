import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Fjern totrinsbekræftelsen fra ${name}?`}
      danger
      confirmLabel="Fjern"
      action={() => reset({ id })}
      done="Totrinsbekræftelsen er fjernet"
      failure="Kunne ikke fjerne totrinsbekræftelsen"
      onClose={onClose}
    >
      Gør det kun, når du er sikker på, hvem du taler med. Apps, adgangsnøgler og koder slettes, brugeren bliver logget
      ud og får en mail, og derefter er adgangskoden nok til at logge ind.
    </ActionDialog>
  );
}
