import { graphql } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import type { ResendConfirmationButtonMutation } from '#relay/ResendConfirmationButtonMutation.graphql';

const mutation = graphql`
  mutation ResendConfirmationButtonMutation {
    resendEmailConfirmation {
      email
      emailConfirmedAt
      pendingEmail {
        email
        expiresAt
        isExpired
      }
    }
  }
`;

/** A button that mails a new confirmation link to the e-mail that is not confirmed yet. */
export function ResendConfirmationButton({ label }: { label: string }) {
  const [resend, isSending] = useAction<ResendConfirmationButtonMutation>(mutation);
  const sendAgain = () =>
    resend({}).then(
      ({ resendEmailConfirmation: { email, pendingEmail } }) =>
        toast.success(`Vi har sendt et nyt link til ${pendingEmail?.email ?? email}`),
      (error: unknown) => toast.error(messageOf(error, 'Kunne ikke sende linket')),
    );
  return (
    <Button size="small" isPending={isSending} onPress={() => void sendAgain()}>
      {label}
    </Button>
  );
}
