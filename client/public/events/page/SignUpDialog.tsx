import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import { useSubmit } from '../../../app/relay/useSubmit.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { WAIT_LABEL } from '../placeWords.ts';
import { RegistrationFields } from '../RegistrationFields.tsx';
import type { Notice } from '../useNotice.ts';
import { useRegistrationForm, type Registration } from '../useRegistrationForm.ts';
import { SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUpDialogMutation } from '#relay/SignUpDialogMutation.graphql';
import type { SignUpDialogWaitMutation } from '#relay/SignUpDialogWaitMutation.graphql';

interface SignUpDialogProps {
  publicLink: string;
  isFull: boolean;
  notice: Notice;
  onClose: () => void;
}

const placeholders = { diet: 'F.eks. vegetar, allergier...', wishes: 'F.eks. handicapvenlig adgang...' };

const mutation = graphql`
  mutation SignUpDialogMutation($publicLink: String!, $input: EventRegistrationInput!) {
    registerForPublicEvent(publicLink: $publicLink, input: $input) {
      message
      event {
        ...PublicEventPage_event
      }
    }
  }
`;

const signUpDialogWaitMutation = graphql`
  mutation SignUpDialogWaitMutation($publicLink: String!, $input: EventRegistrationInput!) {
    joinPublicWaitingList(publicLink: $publicLink, input: $input) {
      message
      event {
        ...PublicEventPage_event
      }
    }
  }
`;

/** Registers a visitor, or puts them on the waiting list when the event was full as the form opened. */
export function SignUpDialog({ publicLink, isFull, notice, onClose }: SignUpDialogProps) {
  const [waits] = useState(isFull);
  const { form, isIncomplete } = useRegistrationForm();
  const [register] = useAction<SignUpDialogMutation>(mutation);
  const [join] = useAction<SignUpDialogWaitMutation>(signUpDialogWaitMutation);
  const { submit, message } = useSubmit(
    form,
    async (input: Registration) => {
      const { message: confirmation } = waits
        ? (await join({ publicLink, input })).joinPublicWaitingList
        : (await register({ publicLink, input })).registerForPublicEvent;
      // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
      flushSync(onClose);
      notice.showSuccess(confirmation);
    },
    'Der opstod en fejl ved tilmelding til event',
  );
  return (
    <FormDialog
      title={waits ? WAIT_LABEL : SIGN_UP_TITLE}
      form={form}
      submitLabel={waits ? WAIT_LABEL : 'Tilmeld'}
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
