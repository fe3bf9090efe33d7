import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { RemoveAppDialogMutation } from '#relay/RemoveAppDialogMutation.graphql';

const mutation = graphql`
  mutation RemoveAppDialogMutation {
    removeAuthenticatorApp {
      ...TwoStepCard_security
    }
  }
`;

export function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useAction<RemoveAppDialogMutation>(mutation);
  return (
    <ActionDialog
      title="Fjern godkendelsesapp?"
      danger
      confirmLabel="Fjern"
      action={() => remove({})}
      done="Godkendelsesapp fjernet"
      failure="Kunne ikke fjerne appen"
      onClose={onClose}
    >
      Appens koder holder op med at virke. Har du ikke en adgangsnøgle, slår du dermed totrinsbekræftelse fra.
    </ActionDialog>
  );
}
