import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { ownPasswordForm } from '../../../domain/identity/validation/secondFactors.ts';
import { PortalError, type SecondFactorRequest } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import type { UnknownAccount } from './completeAtProvider.ts';
import styles from './Login.module.css';
import { SecondStep } from './SecondStep.tsx';
import type { PasswordOnceMutation } from '#relay/PasswordOnceMutation.graphql';

const mutation = graphql`
  mutation PasswordOnceMutation($input: LoginInput!) {
    login(input: $input) {
      token
    }
  }
`;

interface PasswordOnceProps {
  providerName: string;
  account: UnknownAccount;
  onSignedIn: (token: string) => void;
  onCancel: (reason?: string) => void;
}

/** Asks for the password once, to connect an account of a provider with the user who has its address. */
export function PasswordOnce({ providerName, account, onSignedIn, onCancel }: PasswordOnceProps) {
  const email = account.email ?? '';
  const form = useAppForm(ownPasswordForm, { password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const [secondFactor, setSecondFactor] = useState<SecondFactorRequest>();
  const { submit, message } = useSubmit(
    form,
    async ({ password }: { password: string }) => {
      try {
        onSignedIn(
          (await runOperation<PasswordOnceMutation>(mutation, { input: { email, password, identity: account.ticket } }))
            .login.token,
        );
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (error.fields.ticket) return onCancel(error.fields.ticket);
        if (!error.secondFactor) throw error;
        setSecondFactor(error.secondFactor);
      }
    },
    'Der opstod en fejl ved login. Prøv igen senere.',
  );
  if (secondFactor)
    return (
      <SecondStep
        email={email}
        secondFactor={secondFactor}
        identity={account.ticket}
        onSignedIn={onSignedIn}
        onRestart={onCancel}
      />
    );
  return (
    <>
      <h1>Forbind {providerName}</h1>
      <p>
        Der findes allerede en konto med <span className={styles.address}>{email}</span>. Skriv adgangskoden én gang, så
        kan du logge ind med {providerName} fremover.
      </p>
      <Form form={form} onSubmit={submit} message={message}>
        <PasswordField label="Adgangskode" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Forbind og log ind
        </Button>
      </Form>
      <Button variant="quiet" block onPress={() => onCancel()}>
        Annuller
      </Button>
    </>
  );
}
