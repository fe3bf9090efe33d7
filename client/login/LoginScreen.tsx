import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { loginForm } from '../../domain/validation/auth.ts';
import { messageOf, NetworkError, PortalError } from '../relay/errors.ts';
import { keepToken, localPath } from '../relay/session.ts';
import { useAction } from '../relay/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { Link } from '../ui/Link.tsx';
import { useDocumentTitle } from '../ui/Page.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import styles from './Login.module.css';
import { SignInFrame } from './SignInFrame.tsx';
import type { LoginScreenMutation } from './__generated__/LoginScreenMutation.graphql.ts';

const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog.tsx').then((module) => ({ default: module.ForgotPasswordDialog })));

export function LoginScreen() {
  useDocumentTitle('Log ind');
  const form = useAppForm(loginForm, { email: '', password: '' });
  const [message, setMessage] = useState<string>();
  const [isForgotOpen, setForgotOpen] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [login, isRunning] = useAction<LoginScreenMutation>(graphql`
    mutation LoginScreenMutation($input: LoginInput!) {
      login(input: $input) { token }
    }
  `);

  const signIn = async (input: { email: string; password: string }) => {
    setMessage(undefined);
    try {
      const answer = await login({ input });
      keepToken(answer.login.token);
      await navigate(localPath(search.get('next')), { replace: true });
    } catch (error) {
      if (error instanceof PortalError) form.applyFieldErrors(error.fields);
      if (!(error instanceof PortalError) || !Object.keys(error.fields).length) setMessage(loginMessage(error));
    }
  };

  return (
    <SignInFrame>
      <h1>Log ind</h1>
      <Form form={form} onSubmit={signIn} message={message}>
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label="Adgangskode" autoComplete="current-password" {...form.field('password')}
          aside={<button type="button" className={styles.forgot} onClick={() => setForgotOpen(true)}>Glemt adgangskode?</button>}
        />
        <Button type="submit" variant="primary" size="large" block isPending={isRunning}>Log ind</Button>
      </Form>
      <p className={styles.soft}>Ny kunde? <Link to="/register">Opret konto</Link></p>
      <Suspense>
        {isForgotOpen && <ForgotPasswordDialog email={form.getValues('email')} onClose={() => setForgotOpen(false)} />}
      </Suspense>
    </SignInFrame>
  );
}

function loginMessage(error: unknown): string {
  if (error instanceof NetworkError) return 'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.';
  return messageOf(error, 'Der opstod en fejl ved login. Prøv igen senere.');
}
