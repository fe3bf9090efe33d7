import { statusName } from '../../../domain/work/tasks.ts';
import type { BoardView, Move } from './placeTask.ts';
import { useTaskChanges } from './useTaskChanges.ts';

/**
 * Announces moved tasks to screen readers. This component and not the board holds the subscription, so that a move does
 * not render the whole board again.
 */
export function MoveAnnouncer({ view }: { view: BoardView }) {
  const move = useTaskChanges(view);
  return (
    <p className="visually-hidden" role="status" aria-label="Flyttede opgaver">
      {move && announcementOf(move)}
    </p>
  );
}

function announcementOf({ name, ...move }: Move): string {
  const [from, to] = [move.from, move.to].map((status) => status && statusName(status));
  if (from && to) return `»${name}« er flyttet fra ${from} til ${to}`;
  return to ? `»${name}« er kommet i ${to}` : `»${name}« er fjernet fra ${from ?? 'tavlen'}`;
}
