import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { RemoveIdentityDialogMutation } from '#relay/RemoveIdentityDialogMutation.graphql';

interface RemoveIdentityDialogProps {
  identity: { id: string; providerName: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RemoveIdentityDialogMutation($id: ID!) {
    removeIdentity(id: $id) {
      ...SignInMethods_security
    }
  }
`;

export function RemoveIdentityDialog({ identity: { id, providerName }, onClose }: RemoveIdentityDialogProps) {
  const [remove] = useAction<RemoveIdentityDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Fjern ${providerName}?`}
      danger
      confirmLabel="Fjern"
      action={() => remove({ id })}
      done={`${providerName} er fjernet`}
      failure={`Kunne ikke fjerne ${providerName}`}
      onClose={onClose}
    >
      Du kan ikke længere logge ind med {providerName}. Du kan forbinde kontoen igen senere.
    </ActionDialog>
  );
}
