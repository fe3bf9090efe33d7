import { graphql } from 'react-relay';
import { RESET_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { resetPasswordForm } from '../../../domain/identity/validation/auth.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import type { NewPasswordFormMutation } from '#relay/NewPasswordFormMutation.graphql';

const mutation = graphql`
  mutation NewPasswordFormMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`;

interface NewPasswordFormProps {
  token: string;
  onReset: () => void;
  /** Called when the link was used or expired while the form was open. */
  onInvalidLink: () => void;
}

export function NewPasswordForm({ token, onReset, onInvalidLink }: NewPasswordFormProps) {
  const form = useAppForm(resetPasswordForm, { password: '', confirmation: '' });
  const { submit, message } = useSubmit(
    form,
    async ({ password }: { password: string }) => {
      try {
        await runOperation<NewPasswordFormMutation>(mutation, { input: { token, password } });
      } catch (error) {
        if (!isInvalidLink(error)) throw error;
        return onInvalidLink();
      }
      onReset();
    },
    'Der opstod en fejl ved nulstilling af adgangskode. Prøv igen senere.',
  );
  return (
    <>
      <h1>Vælg ny adgangskode</h1>
      <Form form={form} onSubmit={submit} message={message}>
        <PasswordField
          label="Ny adgangskode"
          autoComplete="new-password"
          hint={`Mindst ${RESET_PASSWORD_MIN} tegn.`}
          {...form.field('password')}
        />
        <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Nulstil adgangskode
        </Button>
      </Form>
    </>
  );
}

/** The server names the field in an error about the password. An error without a field is about the link. */
const isInvalidLink = (error: unknown) =>
  error instanceof PortalError && error.code === 'BAD_USER_INPUT' && Object.keys(error.fields).length === 0;
