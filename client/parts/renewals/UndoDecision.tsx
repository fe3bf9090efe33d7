import { messageOf } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';

interface UndoDecisionProps {
  /** Names the licence or agreement, because every row has such a button. */
  name: string;
  undo: () => Promise<unknown>;
  isUndoing: boolean;
}

/** Takes back the decision about the end of a term. */
export function UndoDecision({ name, undo, isUndoing }: UndoDecisionProps) {
  const undoDecision = () =>
    undo().then(
      () => toast.success('Beslutningen er fortrudt'),
      (error: unknown) => toast.error(messageOf(error, 'Der opstod en fejl')),
    );
  return (
    <Button
      size="small"
      aria-label={`Fortryd beslutningen om ${name}`}
      isPending={isUndoing}
      onPress={() => void undoDecision()}
    >
      Fortryd
    </Button>
  );
}
