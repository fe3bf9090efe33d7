import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { INVITED_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { acceptInvitationForm } from '../../../domain/identity/validation/users.ts';
import { storeToken, sessionToken } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from '../signIn/Login.module.css';
import type { AcceptInvitation_invitation$key } from '#relay/AcceptInvitation_invitation.graphql';
import type { AcceptInvitationMutation } from '#relay/AcceptInvitationMutation.graphql';

interface AcceptInvitationProps {
  invitation: AcceptInvitation_invitation$key;
  token: string;
}

const invitationFragment = graphql`
  fragment AcceptInvitation_invitation on InvitationPreview {
    companyName
    name
    email
  }
`;

const mutation = graphql`
  mutation AcceptInvitationMutation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      token
    }
  }
`;

/** Lets an invited person choose a password and signs them in. */
export function AcceptInvitation({ invitation, token }: AcceptInvitationProps) {
  const { companyName, name, email } = useFragment(invitationFragment, invitation);
  const navigate = useNavigate();
  const form = useAppForm(acceptInvitationForm, { password: '', confirmation: '' });
  const [accept] = useAction<AcceptInvitationMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ password }: { password: string }) => {
      const answer = await accept({ input: { token, password } });
      const wasSignedIn = sessionToken() !== null;
      storeToken(answer.acceptInvitation.token);
      // When another user was signed in, a full page load removes that user's data from memory.
      if (wasSignedIn) return window.location.assign('/dashboard');
      toast.success(`Velkommen til ${companyName}`);
      await navigate('/dashboard', { replace: true });
    },
    'Der opstod en fejl. Prøv igen om lidt.',
  );

  return (
    <>
      <h1>Velkommen, {name.split(' ')[0]}</h1>
      <p className={styles.note}>{companyName} har inviteret dig. Vælg en adgangskode, så er du inde.</p>
      <Form form={form} onSubmit={submit} message={message}>
        <TextField label="E-mail" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Adgangskode"
          autoComplete="new-password"
          hint={`Mindst ${INVITED_PASSWORD_MIN} tegn.`}
          {...form.field('password')}
        />
        <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />
        <Button type="submit" variant="primary" size="large" block isPending={form.formState.isSubmitting}>
          Vælg adgangskode og log ind
        </Button>
      </Form>
    </>
  );
}
