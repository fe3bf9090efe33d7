import { lazy, Suspense, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterSignIn } from '../../app/relay/companyLinks.ts';
import { NetworkError, NO_CONNECTION, PortalError, type SecondFactorRequest } from '../../app/relay/errors.ts';
import { takeFlashMessage } from '../../app/relay/flashMessage.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { storeToken, userIdOf } from '../../app/relay/session.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { claimDraft } from '../../ui/form/drafts.ts';
import { Form } from '../../ui/form/Form.tsx';
import { useLazyForm } from '../../ui/form/useLazyForm.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import { Link } from '../../ui/Link.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import type { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import styles from './Login.module.css';
import { ProviderButtons } from './ProviderButtons.tsx';
import type { SecondStep } from './SecondStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { usePasskeySuggestions } from './usePasskeySuggestions.ts';
import type { LoginScreenMutation } from '#relay/LoginScreenMutation.graphql';

const mutation = graphql`
  mutation LoginScreenMutation($input: LoginInput!) {
    login(input: $input) {
      token
    }
  }
`;

/** Only browsers that suggest no passkeys need the button. */
const PasskeyButton = lazy(async () => ({ default: (await import('./PasskeyButton.tsx')).PasskeyButton }));
const loadLoginResolver = async () => (await import('./loginResolver.ts')).loginResolver;
const forgotPasswordModule = lazyModule(() => import('./ForgotPasswordDialog.tsx'));

export const LOGIN_TITLE = 'Log ind';
export const LOGIN_DESCRIPTION = 'Log ind, og se jeres licenser, serviceaftaler, klippekort og opgaver.';

export function LoginScreen() {
  useDocumentTitle(LOGIN_TITLE);
  const form = useLazyForm(loadLoginResolver, { email: '', password: '' });
  const [ForgotPassword, setForgotPassword] = useState<typeof ForgotPasswordDialog>();
  const flashText = useFlashMessage();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();

  const [secondStep, setSecondStep] = useState<{ Step: typeof SecondStep; request: SecondFactorRequest }>();
  const [restartMessage, setRestartMessage] = useState<string>();

  const finish = (token: string) => {
    storeToken(token);
    claimDraft(userIdOf(token));
    void navigate(pathAfterSignIn(searchParams.get('next')), { replace: true });
  };
  const passkeys = usePasskeySuggestions(finish);
  const { submit, message } = useSubmit(
    form,
    async (input: { email: string; password: string }) => {
      setRestartMessage(undefined);
      try {
        finish((await runOperation<LoginScreenMutation>(mutation, { input })).login.token);
      } catch (error) {
        if (!(error instanceof PortalError && error.secondFactor)) throw withConnectionMessage(error);
        const { SecondStep: Step } = await import('./SecondStep.tsx');
        setSecondStep({ Step, request: error.secondFactor });
      }
    },
    'Der opstod en fejl ved login. Prøv igen senere.',
  );
  const restart = (reason?: string) => {
    form.resetField('password');
    setRestartMessage(reason);
    setSecondStep(undefined);
  };

  if (secondStep)
    return (
      <SignInFrame>
        <secondStep.Step
          email={form.getValues('email')}
          secondFactor={secondStep.request}
          onSignedIn={finish}
          onRestart={restart}
        />
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <h1>Log ind</h1>
      {flashText && !message && (
        <Banner tone="blue" role="status">
          {flashText}
        </Banner>
      )}
      <ProviderButtons label="Log ind med" next={searchParams.get('next')} />
      <Form form={form} onSubmit={submit} message={message ?? restartMessage ?? passkeys.message}>
        <TextField label="E-mail" type="email" autoComplete="username webauthn" {...form.field('email')} />
        <PasswordField
          label="Adgangskode"
          autoComplete="current-password"
          {...form.field('password')}
          aside={
            <button
              type="button"
              className={styles.forgotPassword}
              onClick={() => forgotPasswordModule.use((module) => setForgotPassword(() => module.ForgotPasswordDialog))}
            >
              Glemt adgangskode?
            </button>
          }
        />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Log ind
        </Button>
      </Form>
      {passkeys.needsButton && (
        <Suspense>
          <PasskeyButton onSignedIn={finish} />
        </Suspense>
      )}
      <p className={styles.note}>
        Ny kunde? <Link to="/register">Opret konto</Link>
      </p>
      {ForgotPassword && (
        <ForgotPassword email={form.getValues('email')} onClose={() => setForgotPassword(undefined)} />
      )}
    </SignInFrame>
  );
}

/** Returns the text of the flash message, for example why the session ended. Undefined when there is none. */
function useFlashMessage(): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const flashMessage = takeFlashMessage();
    if (flashMessage) setText(flashMessage.text);
  }, []);
  return text;
}

/** Returns the error, in place of a network error one with a message about the connection. */
const withConnectionMessage = (error: unknown) =>
  error instanceof NetworkError ? new PortalError(NO_CONNECTION, 'NO_CONNECTION') : error;
