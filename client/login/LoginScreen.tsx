import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { loginForm } from '../../domain/validation/auth.ts';
import { NetworkError, PortalError } from '../relay/errors.ts';
import { takeFlashMessage } from '../relay/flashMessage.ts';
import { storeToken, localPath } from '../relay/session.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { lazyModule } from '../ui/lazyModule.ts';
import { Link } from '../ui/Link.tsx';
import { useDocumentTitle } from '../ui/Page.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import type { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import styles from './Login.module.css';
import { SignInFrame } from './SignInFrame.tsx';
import type { LoginScreenMutation } from './__generated__/LoginScreenMutation.graphql.ts';

const forgotPasswordCode = lazyModule(() => import('./ForgotPasswordDialog.tsx'));

export const LOGIN_TITLE = 'Log ind';
export const LOGIN_DESCRIPTION = 'Log ind, og se jeres licenser, serviceaftaler, klippekort og opgaver.';

export function LoginScreen() {
  useDocumentTitle(LOGIN_TITLE);
  const form = useAppForm(loginForm, { email: '', password: '' });
  const [ForgotPassword, setForgotPassword] = useState<typeof ForgotPasswordDialog>();
  const flashText = useFlashMessage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [login] = useAction<LoginScreenMutation>(graphql`
    mutation LoginScreenMutation($input: LoginInput!) {
      login(input: $input) {
        token
      }
    }
  `);

  const { submit, message } = useSubmit(
    form,
    async (input: { email: string; password: string }) => {
      const answer = await login({ input }).catch(throwConnectionError);
      storeToken(answer.login.token);
      await navigate(localPath(search.get('next')), { replace: true });
    },
    'Der opstod en fejl ved login. Prøv igen senere.',
  );

  return (
    <SignInFrame>
      <h1>Log ind</h1>
      {flashText && !message && (
        <Banner tone="blue" role="status">
          {flashText}
        </Banner>
      )}
      <Form form={form} onSubmit={submit} message={message}>
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label="Adgangskode"
          autoComplete="current-password"
          {...form.field('password')}
          aside={
            <button
              type="button"
              className={styles.forgot}
              onClick={() => forgotPasswordCode.use((code) => setForgotPassword(() => code.ForgotPasswordDialog))}
            >
              Glemt adgangskode?
            </button>
          }
        />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Log ind
        </Button>
      </Form>
      <p className={styles.soft}>
        Ny kunde? <Link to="/register">Opret konto</Link>
      </p>
      {ForgotPassword && (
        <ForgotPassword email={form.getValues('email')} onClose={() => setForgotPassword(undefined)} />
      )}
    </SignInFrame>
  );
}

/** Returns the flash message that says why the user was led to the sign-in. */
function useFlashMessage(): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const word = takeFlashMessage();
    if (word) setText(word.text);
  }, []);
  return text;
}

/**
 * Replaces a network error by an error with its own message, since the form's fallback message is for other failures.
 */
function throwConnectionError(error: unknown): never {
  throw error instanceof NetworkError
    ? new PortalError('Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.', 'NO_CONNECTION')
    : error;
}
