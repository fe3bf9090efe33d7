import { graphql } from 'react-relay';
import { deviceName } from '../../../domain/identity/deviceName.ts';
import { passkeyForm } from '../../../domain/identity/validation/secondFactors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { createPasskey } from '../../public/signIn/browserPasskeys.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AddPasskeyDialogMutation } from '#relay/AddPasskeyDialogMutation.graphql';
import type { AddPasskeyDialogSetUpMutation } from '#relay/AddPasskeyDialogSetUpMutation.graphql';

interface AddPasskeyDialogProps {
  /** Called with the new recovery codes; null when the user has codes already. */
  onAdded: (recoveryCodes: readonly string[] | null | undefined) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation AddPasskeyDialogSetUpMutation {
    setUpPasskey {
      options
    }
  }
`;

const addPasskeyDialogMutation = graphql`
  mutation AddPasskeyDialogMutation($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      recoveryCodes
      security {
        ...TwoStepCard_security
        ...PasskeyList_security
      }
    }
  }
`;

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const form = useAppForm(passkeyForm, { name: deviceName(navigator.userAgent) });
  const [setUp] = useAction<AddPasskeyDialogSetUpMutation>(mutation);
  const [add] = useAction<AddPasskeyDialogMutation>(addPasskeyDialogMutation);
  return (
    <SendDialog
      title="Tilføj adgangsnøgle"
      form={form}
      submitLabel="Fortsæt"
      send={async ({ name }) => {
        const { setUpPasskey } = await setUp({});
        const response = await createPasskey(setUpPasskey.options);
        const { addPasskey } = await add({ input: { name, response } });
        if (!addPasskey.recoveryCodes) toast.success('Adgangsnøgle tilføjet');
        onAdded(addPasskey.recoveryCodes);
      }}
      failure="Kunne ikke tilføje adgangsnøglen"
      onClose={onClose}
    >
      <p>
        Giv nøglen et navn, som du kan kende enheden på. Derefter beder din browser om dit fingeraftryk, dit ansigt
        eller din pinkode.
      </p>
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
    </SendDialog>
  );
}
