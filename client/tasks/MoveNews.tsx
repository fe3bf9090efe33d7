import type { Move } from './placeTask.ts';
import { useTaskChanges } from './useTaskChanges.ts';

/** Says what moves by itself to those who can't see it move. It listens apart from the board, which need not be drawn anew for it. */
export function MoveNews({ clipCardId }: { clipCardId: string | undefined }) {
  const move = useTaskChanges(clipCardId);
  return (
    <p className="visually-hidden" role="status" aria-label="Flyttede opgaver">
      {move && newsOf(move)}
    </p>
  );
}

function newsOf({ name, from, to }: Move): string {
  if (from && to) return `»${name}« er flyttet fra ${from} til ${to}`;
  return to ? `»${name}« er kommet i ${to}` : `»${name}« er fjernet fra ${from ?? 'tavlen'}`;
}
