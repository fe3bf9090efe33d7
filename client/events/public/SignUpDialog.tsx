import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { RegistrationFields } from '../RegistrationFields.tsx';
import type { Notice } from '../useNotice.ts';
import { useRegistrationForm, type Registration } from '../useRegistrationForm.ts';
import { SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUpDialogMutation } from './__generated__/SignUpDialogMutation.graphql.ts';

interface SignUpDialogProps {
  publicLink: string;
  notice: Notice;
  onClose: () => void;
}

const placeholders = { diet: 'F.eks. vegetar, allergier...', wishes: 'F.eks. handicapvenlig adgang...' };

export function SignUpDialog({ publicLink, notice, onClose }: SignUpDialogProps) {
  const { form, isIncomplete } = useRegistrationForm();
  const [register] = useAction<SignUpDialogMutation>(graphql`
    mutation SignUpDialogMutation($publicLink: String!, $input: EventRegistrationInput!) {
      registerForPublicEvent(publicLink: $publicLink, input: $input) {
        message
        event {
          ...PublicEventPage_event
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async (input: Registration) => {
      const answer = await register({ publicLink, input });
      // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
      flushSync(onClose);
      notice.showSuccess(answer.registerForPublicEvent.message);
    },
    'Der opstod en fejl ved tilmelding til event',
  );
  return (
    <FormDialog
      title={SIGN_UP_TITLE}
      form={form}
      submitLabel="Tilmeld"
      pendingText="Tilmelder..."
      isSubmitDisabled={isIncomplete}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <RegistrationFields field={form.field} emailLabel="Email" placeholders={placeholders} />
    </FormDialog>
  );
}
