import type { Write } from '../../../platform/db/writes.ts';
import { ClipCard } from './ClipCard.ts';
import { describeClipCard } from './describeClipCard.ts';

type ClipCardEntry = { subjectId: string };

/** A payment makes the hours usable. A failed payment cancels and deletes the card, so that no list shows it. */
export const clipCardGoods = {
  onPaid: (write: Write, { subjectId }: ClipCardEntry) => setStatus(write, subjectId, 'ACTIVE'),
  onFailed: (write: Write, { subjectId }: ClipCardEntry) => setStatus(write, subjectId, 'CANCELLED'),
  describe: describeClipCard,
};

async function setStatus({ em, publish, topUp }: Write, id: string, status: 'ACTIVE' | 'CANCELLED'): Promise<void> {
  const card = await em.findOneOrFail(ClipCard, { id });
  // An automatic purchase may wait for the outcome of its payment.
  topUp({ departmentId: card.departmentId });
  // A card by an admin can be used before it is paid, and may be USED by now. A payment only activates a card whose
  // purchase is pending, or was cancelled.
  if (status === 'ACTIVE' && card.status !== 'PENDING' && card.status !== 'CANCELLED') return;
  Object.assign(card, { status, deletedAt: status === 'CANCELLED' ? new Date() : null });
  publish({ topic: 'clip-card.changed', id, customerId: card.customerId });
}
