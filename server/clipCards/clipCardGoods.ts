import type { Write } from '../db/writes.ts';
import { ClipCard } from './ClipCard.ts';

type Sold = { subjectId: string };

/** Paid hours can be used; hours that nobody paid were never sold. */
export const clipCardGoods = {
  paid: (write: Write, { subjectId }: Sold) => becomes(write, subjectId, 'ACTIVE'),
  failed: (write: Write, { subjectId }: Sold) => becomes(write, subjectId, 'CANCELLED'),
};

async function becomes({ em, publish }: Write, id: string, status: 'ACTIVE' | 'CANCELLED'): Promise<void> {
  const card = await em.findOneOrFail(ClipCard, { id });
  card.status = status;
  publish({ topic: 'clip-card.changed', id, customerId: card.customerId });
}
