import { Button } from '../../ui/Button.tsx';
import { toastOutcome } from '../edits/toastOutcome.ts';

interface UndoDecisionProps {
  /** Names the licence or agreement, because every row has such a button. */
  name: string;
  undo: () => Promise<unknown>;
  isUndoing: boolean;
}

/** Takes back the decision about the end of a term. */
export function UndoDecision({ name, undo, isUndoing }: UndoDecisionProps) {
  const undoDecision = () => toastOutcome(undo(), 'Beslutningen er fortrudt', 'Der opstod en fejl');
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
