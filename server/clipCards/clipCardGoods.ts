import type { Write } from '../db/writes.ts';
import { ClipCard } from './ClipCard.ts';

/** Paid hours can be used; hours that nobody paid were never sold. */
export const clipCardGoods = {
  paid: (write: Write, id: string) => becomes(write, id, 'ACTIVE'),
  failed: (write: Write, id: string) => becomes(write, id, 'CANCELLED'),
};

async function becomes({ em, publish }: Write, id: string, status: 'ACTIVE' | 'CANCELLED'): Promise<void> {
  const card = await em.findOneOrFail(ClipCard, { id });
  card.status = status;
  publish({ topic: 'clip-card.changed', id, customerId: card.customerId });
}
