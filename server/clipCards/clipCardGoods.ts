import type { Write } from '../db/writes.ts';
import { ClipCard } from './ClipCard.ts';

type Sold = { subjectId: string };

/** Paid hours can be used; hours that nobody paid were never sold, and no list shows them. */
export const clipCardGoods = {
  paid: (write: Write, { subjectId }: Sold) => becomes(write, subjectId, 'ACTIVE'),
  failed: (write: Write, { subjectId }: Sold) => becomes(write, subjectId, 'CANCELLED'),
};

async function becomes({ em, publish }: Write, id: string, status: 'ACTIVE' | 'CANCELLED'): Promise<void> {
  const card = await em.findOneOrFail(ClipCard, { id });
  // Hours that an admin gave were usable before they were paid; only what a customer's purchase left waiting changes.
  if (status === 'ACTIVE' && card.status !== 'PENDING' && card.status !== 'CANCELLED') return;
  Object.assign(card, { status, deletedAt: status === 'CANCELLED' ? new Date() : null });
  publish({ topic: 'clip-card.changed', id, customerId: card.customerId });
}
