import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { RemovePasskeyDialogMutation } from '#relay/RemovePasskeyDialogMutation.graphql';

interface RemovePasskeyDialogProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RemovePasskeyDialogMutation($id: ID!) {
    removePasskey(id: $id) {
      ...TwoStepCard_security
      ...PasskeyList_security
    }
  }
`;

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const [remove] = useAction<RemovePasskeyDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Fjern »${name}«?`}
      danger
      confirmLabel="Fjern"
      action={() => remove({ id })}
      done="Adgangsnøgle fjernet"
      failure="Kunne ikke fjerne adgangsnøglen"
      onClose={onClose}
    >
      Du kan ikke længere logge ind med nøglen. Slet den også på enheden, så browseren ikke foreslår den.
    </ActionDialog>
  );
}
