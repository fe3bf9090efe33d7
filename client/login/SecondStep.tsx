import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { codeForm } from '../../domain/validation/secondFactors.ts';
import { PortalError, type SecondFactorRequest } from '../relay/errors.ts';
import { runOperation } from '../relay/runOperation.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Login.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { SecondStepMutation } from './__generated__/SecondStepMutation.graphql.ts';

const mutation = graphql`
  mutation SecondStepMutation($input: CompleteSignInInput!) {
    completeSignIn(input: $input) {
      token
    }
  }
`;

interface SecondStepProps {
  /** Address of the user; undefined after a sign-in at a provider, which does not reveal it. */
  email?: string;
  secondFactor: SecondFactorRequest;
  /** Ticket of an account of a provider that the sign-in connects. */
  identity?: string;
  onSignedIn: (token: string) => void;
  /** Called to begin anew, with the reason when the first step is too old. */
  onRestart: (message?: string) => void;
}

/** The second step of a sign-in, after the right password. */
export function SecondStep({
  email,
  secondFactor: { token, methods },
  identity,
  onSignedIn,
  onRestart,
}: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useAppForm(codeForm, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);
  const { submit, message, clearError } = useSubmit(
    form,
    async ({ code }: { code: string }) => {
      try {
        onSignedIn(
          (await runOperation<SecondStepMutation>(mutation, { input: { token, code, identity } })).completeSignIn.token,
        );
      } catch (error) {
        const expired = error instanceof PortalError ? error.fields.token : undefined;
        if (!expired) throw error;
        onRestart(expired);
      }
    },
    'Der opstod en fejl ved login. Prøv igen senere.',
  );
  const switchKind = () => {
    setRecovery(!isRecovery);
    form.reset();
    clearError();
  };
  return (
    <>
      <h1>{isRecovery ? 'Indtast en genoprettelseskode' : 'Indtast din kode'}</h1>
      <p>
        {isRecovery
          ? 'Brug en af de koder, du gemte, da du slog totrinsbekræftelse til. Hver kode virker én gang.'
          : 'Åbn din godkendelsesapp, og skriv de seks cifre.'}
      </p>
      <Form form={form} onSubmit={submit} message={message}>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? 'Genoprettelseskode' : 'Kode'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('code')}
        />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Fortsæt
        </Button>
      </Form>
      {methods.includes('PASSKEY') && <PasskeyButton identity={identity} onSignedIn={onSignedIn} />}
      <Button variant="quiet" block onPress={switchKind}>
        {isRecovery ? 'Brug en kode fra appen' : 'Brug en genoprettelseskode'}
      </Button>
      <p className={styles.note}>
        {email && (
          <>
            Logger ind som <span className={styles.address}>{email}</span>.{' '}
          </>
        )}
        <button type="button" className={styles.forgotPassword} onClick={() => onRestart()}>
          Ikke dig?
        </button>
      </p>
    </>
  );
}
