import { useState, type ReactNode } from 'react';
import { LazyActionDialog } from '../../parts/edits/LazyActionDialog.ts';
import { Button } from '../../ui/Button.tsx';
import type { PlaceWords } from './placeWords.ts';
import type { Notice } from './useNotice.ts';

interface GiveUpButtonProps {
  words: PlaceWords;
  title: string;
  /** Gives up the place, the offer or the place on the waiting list. */
  giveUp: () => Promise<unknown>;
  failure: string;
  notice: Notice;
  /** Called when the dialog is closed, to move the focus: the button is gone by then. */
  onGivenUp: () => void;
  /** A further consequence. */
  children?: ReactNode;
}

/** Gives up a place after a question. If that fails, the question stays open and says why. */
export function GiveUpButton({ words, title, giveUp, failure, notice, onGivenUp, children }: GiveUpButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setAsking(true)}>
        {words.label}
      </Button>
      {isAsking && (
        <LazyActionDialog
          title={words.question}
          danger
          confirmLabel={words.confirmLabel}
          action={async () => {
            await giveUp();
            notice.closeAndShow(close, words.successMessage);
            onGivenUp();
          }}
          failure={failure}
          onClose={close}
        >
          {words.consequence(title)}
          {children}
        </LazyActionDialog>
      )}
    </>
  );
}
