import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { PlaceWords } from './placeWords.ts';
import type { Notice } from './useNotice.ts';

interface GiveUpPlaceProps {
  words: PlaceWords;
  giveUp: () => Promise<unknown>;
  /** Said when the attempt fails without a message for the person. */
  failure: string;
  notice: Notice;
  onDone: () => void;
  /** Says what follows. */
  children: ReactNode;
}

/** A button with which a person gives up a place, after a question. A failure stays in the question. */
export function GiveUpPlace(props: GiveUpPlaceProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setAsking(true)}>
        {props.words.label}
      </Button>
      {isAsking && <Question {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question(props: GiveUpPlaceProps & { onClose: () => void }) {
  const { words, giveUp, failure, notice, onDone, onClose, children } = props;
  const { attempt, message } = useAttempt(async () => {
    await giveUp();
    // Closed synchronously: the page behind the dialog cannot take the focus while it is inert.
    flushSync(onClose);
    notice.showSuccess(words.successMessage);
    onDone();
  }, failure);
  return (
    <ConfirmDialog
      title={words.question}
      isOpen
      confirmLabel={words.confirmLabel}
      danger
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
