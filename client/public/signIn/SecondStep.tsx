import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { codeForm } from '../../../domain/identity/validation/secondFactors.ts';
import { PortalError, type SecondFactorRequest } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Login.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { SecondStepMutation } from '#relay/SecondStepMutation.graphql';

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

/** The second step of a sign-in, after the right password: by what the user has, a passkey when there is no app. */
export function SecondStep({
  email,
  secondFactor: { token, methods },
  identity,
  onSignedIn,
  onRestart,
}: SecondStepProps) {
  const hasApp = methods.includes('CODE');
  const [step, setStep] = useState<Step>(hasApp ? 'app' : 'passkey');
  const passkey = { identity, onSignedIn };
  const other = step === 'recovery' ? (hasApp ? 'app' : 'passkey') : 'recovery';
  return (
    <>
      {step === 'passkey' ? (
        <>
          <h1>{steps.passkey.title}</h1>
          <p>{steps.passkey.text}</p>
          <PasskeyButton {...passkey} isPrimary />
        </>
      ) : (
        <>
          <CodeForm
            key={step}
            step={step}
            send={async (code) =>
              onSignedIn(
                (await runOperation<SecondStepMutation>(mutation, { input: { token, code, identity } })).completeSignIn
                  .token,
              )
            }
            onRestart={onRestart}
          />
          {hasApp && methods.includes('PASSKEY') && <PasskeyButton {...passkey} />}
        </>
      )}
      <Button variant="quiet" block onPress={() => setStep(other)}>
        {steps[other].switchLabel}
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

type Step = 'passkey' | 'app' | 'recovery';

const steps = {
  passkey: {
    title: 'Brug din adgangsnøgle',
    text: 'Bekræft på en enhed med din adgangsnøgle: med fingeraftryk, ansigt eller enhedens kode.',
    switchLabel: 'Brug din adgangsnøgle',
  },
  app: {
    title: 'Indtast din kode',
    text: 'Åbn din godkendelsesapp, og skriv de seks cifre.',
    switchLabel: 'Brug en kode fra appen',
  },
  recovery: {
    title: 'Indtast en genoprettelseskode',
    text: 'Brug en af de koder, du gemte, da du slog totrinsbekræftelse til. Hver kode virker én gang.',
    switchLabel: 'Brug en genoprettelseskode',
  },
} satisfies Record<Step, object>;

interface CodeFormProps {
  step: 'app' | 'recovery';
  send: (code: string) => Promise<void>;
  onRestart: (message: string) => void;
}

function CodeForm({ step, send, onRestart }: CodeFormProps) {
  const form = useAppForm(codeForm, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, message } = useSubmit(
    form,
    async ({ code }: { code: string }) => {
      try {
        await send(code);
      } catch (error) {
        const expired = error instanceof PortalError ? error.fields.token : undefined;
        if (!expired) throw error;
        onRestart(expired);
      }
    },
    'Der opstod en fejl ved login. Prøv igen senere.',
  );
  const { title, text } = steps[step];
  const isApp = step === 'app';
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <Form form={form} onSubmit={submit} message={message}>
        <TextField
          label={isApp ? 'Kode' : 'Genoprettelseskode'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('code')}
        />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Fortsæt
        </Button>
      </Form>
    </>
  );
}
