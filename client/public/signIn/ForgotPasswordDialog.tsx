import { useState } from 'react';
import { graphql } from 'react-relay';
import { forgotPasswordForm } from '../../../domain/identity/validation/auth.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Login.module.css';
import type { ForgotPasswordDialogMutation } from '#relay/ForgotPasswordDialogMutation.graphql';

const mutation = graphql`
  mutation ForgotPasswordDialogMutation($input: ForgotPasswordInput!) {
    forgotPassword(input: $input) {
      message
    }
  }
`;

interface ForgotPasswordDialogProps {
  /** The address that the form starts with. */
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const form = useAppForm(forgotPasswordForm, { email });
  const [sentMessage, setSentMessage] = useState<string>();
  const { submit, message } = useSubmit(
    form,
    async (input: { email: string }) => {
      setSentMessage((await runOperation<ForgotPasswordDialogMutation>(mutation, { input })).forgotPassword.message);
    },
    'Der opstod en fejl ved afsendelse af nulstillingslink. Prøv igen senere.',
  );

  return (
    <Dialog title="Glemt adgangskode" isOpen onClose={onClose}>
      {sentMessage ? (
        <Sent message={sentMessage} onClose={onClose} />
      ) : (
        <Form form={form} onSubmit={submit} message={message}>
          <p>Skriv din e-mail, så sender vi et link til at vælge en ny adgangskode.</p>
          <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
          <Button type="submit" variant="primary" block isPending={form.formState.isSubmitting}>
            Send nulstillingslink
          </Button>
        </Form>
      )}
    </Dialog>
  );
}

function Sent({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <>
      <Banner tone="green" role="status">
        {message}
      </Banner>
      <p className={styles.validity}>Linket gælder i 1 time. Kommer mailen ikke, så se efter i uønsket post.</p>
      <Button block onPress={onClose}>
        Luk
      </Button>
    </>
  );
}
