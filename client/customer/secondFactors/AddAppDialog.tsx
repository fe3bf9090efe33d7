import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { codeForm } from '../../../domain/identity/validation/secondFactors.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Security.module.css';
import type { AddAppDialogConfirmMutation } from '#relay/AddAppDialogConfirmMutation.graphql';
import type { AddAppDialogMutation } from '#relay/AddAppDialogMutation.graphql';

const TITLE = 'Tilføj godkendelsesapp';

interface AddAppDialogProps {
  /** Called with the new recovery codes; null when the user has codes already. */
  onAdded: (recoveryCodes: readonly string[] | null | undefined) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation AddAppDialogMutation {
    setUpAuthenticatorApp {
      secret
      uri
    }
  }
`;

/** Fetches a new secret when it opens, so that a secret of an interrupted setup is never shown again. */
export function AddAppDialog({ onAdded, onClose }: AddAppDialogProps) {
  const [setUp] = useAction<AddAppDialogMutation>(mutation);
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const [failure, setFailure] = useState<string>();
  const hasBegun = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice, and a second secret would replace the first.
    if (hasBegun.current) return;
    hasBegun.current = true;
    setUp({}).then(
      ({ setUpAuthenticatorApp }) => setApp(setUpAuthenticatorApp),
      (error: unknown) => setFailure(messageOf(error, 'Kunne ikke begynde. Prøv igen.')),
    );
  }, [setUp]);
  if (app) return <ConfirmAppForm {...app} onAdded={onAdded} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isOpen onClose={onClose} footer={<Button onPress={onClose}>Annuller</Button>}>
      {failure ? (
        <Banner tone="red" role="alert">
          {failure}
        </Banner>
      ) : (
        <div role="status" aria-label="Indlæser …">
          <Skeleton height={280} />
        </div>
      )}
    </Dialog>
  );
}

const addAppDialogConfirmMutation = graphql`
  mutation AddAppDialogConfirmMutation($code: String!) {
    confirmAuthenticatorApp(code: $code) {
      recoveryCodes
      security {
        ...TwoStepCard_security
      }
    }
  }
`;

function ConfirmAppForm({ secret, uri, onAdded, onClose }: AddAppDialogProps & { secret: string; uri: string }) {
  const form = useAppForm(codeForm, { code: '' });
  const { setFocus } = form;
  // After the form's own first field, which is the key.
  useEffect(() => setFocus('code'), [setFocus]);
  const [confirm] = useAction<AddAppDialogConfirmMutation>(addAppDialogConfirmMutation);
  return (
    <SendDialog
      title={TITLE}
      form={form}
      submitLabel="Slå til"
      send={async ({ code }) => {
        const { confirmAuthenticatorApp } = await confirm({ code });
        // The dialog with the recovery codes says enough, and a toast would cover its end on a phone.
        if (!confirmAuthenticatorApp.recoveryCodes) toast.success('Godkendelsesapp tilføjet');
        onAdded(confirmAuthenticatorApp.recoveryCodes);
      }}
      failure="Kunne ikke tilføje appen"
      onClose={onClose}
    >
      <div className={styles.setUp}>
        <QrCode label="QR-kode til godkendelsesapp" text={uri} />
        <div className={styles.setUpText}>
          <p>
            <strong>1. Scan koden med appen.</strong> Brug den app, du har i forvejen.
          </p>
          <CopyField label="Nøgle" hint="Kan du ikke scanne, så indtast nøglen i appen." value={secret} />
        </div>
      </div>
      <div className={styles.code}>
        <TextField
          label="2. Indtast koden fra appen"
          hint="Seks cifre. Koden skifter hvert 30. sekund."
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </div>
    </SendDialog>
  );
}
