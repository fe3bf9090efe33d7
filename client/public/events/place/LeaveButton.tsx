import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { cancelConsequence } from '../../../../domain/events/events.ts';
import { messageOf } from '../../../app/relay/errors.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { placeWords } from '../placeWords.ts';
import type { Notice } from '../useNotice.ts';
import type { LeaveButton_place$key } from '#relay/LeaveButton_place.graphql';
import type { LeaveButtonMutation } from '#relay/LeaveButtonMutation.graphql';

interface LeaveButtonProps {
  place: LeaveButton_place$key;
  notice: Notice;
  onLeft: () => void;
}

const placeFragment = graphql`
  fragment LeaveButton_place on EventPlace {
    id
    status
    title
    isOwed
    freeUntil
  }
`;

const mutation = graphql`
  mutation LeaveButtonMutation($key: String!) {
    leaveEvent(key: $key) {
      ...EventPlacePage_place
    }
  }
`;

/**
 * Cancels a registration after a confirmation dialog. If that fails, the dialog stays open and shows the error message.
 */
export function LeaveButton({ place, notice, onLeft }: LeaveButtonProps) {
  const { id: key, status, title, isOwed, freeUntil } = useFragment(placeFragment, place);
  const [leaveEvent] = useAction<LeaveButtonMutation>(mutation);
  const [isConfirming, setConfirming] = useState(false);
  const [message, setMessage] = useState<string>();
  const words = placeWords(status);
  const close = () => {
    setConfirming(false);
    setMessage(undefined);
  };
  const leave = async () => {
    setMessage(undefined);
    try {
      await leaveEvent({ key });
      // Closed synchronously: the page behind the dialog cannot take the focus while it is inert.
      flushSync(close);
      notice.showSuccess(words.successMessage);
      onLeft();
    } catch (error) {
      setMessage(messageOf(error, 'Der opstod en fejl ved afmelding'));
    }
  };
  return (
    <>
      <div>
        <Button variant="dangerQuiet" onPress={() => setConfirming(true)}>
          {words.label}
        </Button>
      </div>
      <ConfirmDialog
        title={words.question}
        isOpen={isConfirming}
        confirmLabel={words.confirmLabel}
        danger
        message={message}
        onConfirm={leave}
        onCancel={close}
      >
        {words.consequence(title)}
        {isOwed && <> {cancelConsequence(freeUntil)}</>}
      </ConfirmDialog>
    </>
  );
}
