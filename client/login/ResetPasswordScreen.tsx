import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { RESET_PASSWORD_MIN, resetPasswordForm } from '../../domain/validation/auth.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { useDocumentTitle } from '../ui/Page.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import styles from './Login.module.css';
import { SignInFrame } from './SignInFrame.tsx';
import type { ResetPasswordScreenMutation } from './__generated__/ResetPasswordScreenMutation.graphql.ts';

export function ResetPasswordScreen() {
  useDocumentTitle('Nulstil adgangskode');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [isDone, setDone] = useState(false);
  return (
    <SignInFrame>
      {!token ? <InvalidLink /> : isDone ? <Done /> : <NewPassword token={token} onDone={() => setDone(true)} />}
    </SignInFrame>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useAppForm(resetPasswordForm, { password: '', confirmation: '' });
  const [reset] = useAction<ResetPasswordScreenMutation>(graphql`
    mutation ResetPasswordScreenMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) { message }
    }
  `);
  const { submit, message } = useSubmit(form, async ({ password }: { password: string }) => {
    await reset({ input: { token, password } });
    onDone();
  }, 'Der opstod en fejl ved nulstilling af adgangskode. Prøv igen senere.');
  return (
    <>
      <h1>Vælg ny adgangskode</h1>
      <Form form={form} onSubmit={submit} message={message}>
        <PasswordField label="Ny adgangskode" autoComplete="new-password" hint={`Mindst ${RESET_PASSWORD_MIN} tegn.`} {...form.field('password')} />
        <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>Nulstil adgangskode</Button>
      </Form>
    </>
  );
}

const InvalidLink = () => (
  <>
    <h1>Ugyldigt link</h1>
    <Banner tone="red" role="alert">Ugyldigt nulstillingslink. Manglende token.</Banner>
    <p className={styles.soft}>Åbn linket fra den nyeste mail igen, eller bed om et nyt fra »Glemt adgangskode?« på loginsiden.</p>
    <ButtonLink to="/login" variant="primary" size="large" block>Gå til login</ButtonLink>
  </>
);

const Done = () => (
  <>
    <h1>Adgangskoden er nulstillet</h1>
    <Banner tone="green" role="status">Din adgangskode er nulstillet. Du kan nu logge ind.</Banner>
    <ButtonLink to="/login" variant="primary" size="large" block>Gå til login</ButtonLink>
  </>
);
