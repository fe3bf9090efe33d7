import { cancelConsequence } from '../../../domain/events/events.ts';
import type { PlaceWords } from '../../public/events/placeWords.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface LeaveDialogProps {
  words: PlaceWords;
  title: string;
  /** Whether the place costs something. */
  isOwed: boolean;
  freeUntil: Parameters<typeof cancelConsequence>[0];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a place, an offer or a place on the waiting list is given up. */
export const LeaveDialog = ({ words, title, isOwed, freeUntil, onConfirm, onClose }: LeaveDialogProps) => (
  <ConfirmDialog
    title={words.question}
    isOpen
    confirmLabel={words.confirmLabel}
    danger
    onConfirm={onConfirm}
    onCancel={onClose}
  >
    {words.consequence(title)}
    {isOwed && <> {cancelConsequence(freeUntil)}</>}
  </ConfirmDialog>
);
