import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import { WAIT_LABEL } from '../placeWords.ts';
import { RegistrationDialog } from '../RegistrationDialog.tsx';
import type { Notice } from '../useNotice.ts';
import { SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUpDialogMutation } from '#relay/SignUpDialogMutation.graphql';
import type { SignUpDialogWaitMutation } from '#relay/SignUpDialogWaitMutation.graphql';

interface SignUpDialogProps {
  publicLink: string;
  isFull: boolean;
  notice: Notice;
  onClose: () => void;
}

const fieldTexts = { email: 'Email', diet: 'F.eks. vegetar, allergier...', wishes: 'F.eks. handicapvenlig adgang...' };

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
export function SignUpDialog({ publicLink, isFull, ...dialog }: SignUpDialogProps) {
  const [waits] = useState(isFull);
  const [register] = useAction<SignUpDialogMutation>(mutation);
  const [join] = useAction<SignUpDialogWaitMutation>(signUpDialogWaitMutation);
  return (
    <RegistrationDialog
      {...dialog}
      title={waits ? WAIT_LABEL : SIGN_UP_TITLE}
      submitLabel={waits ? WAIT_LABEL : 'Tilmeld'}
      pendingText="Tilmelder..."
      fieldTexts={fieldTexts}
      send={async (input) => {
        const { message } = waits
          ? (await join({ publicLink, input })).joinPublicWaitingList
          : (await register({ publicLink, input })).registerForPublicEvent;
        return message;
      }}
      failure="Der opstod en fejl ved tilmelding til event"
    />
  );
}
