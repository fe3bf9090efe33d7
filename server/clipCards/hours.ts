import { hoursLeft, isLow } from '../../domain/clipCardHours.ts';
import { dateOf } from '../../domain/dates.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import { User } from '../users/User.ts';
import { staffFor } from '../users/user.reads.ts';
import { lowHoursMail } from './clipCard.mails.ts';
import type { ClipCard } from './ClipCard.ts';
import { HourEntry } from './HourEntry.ts';

export interface Used {
  minutes: number;
  description: string;
  loggedBy: string;
  reason?: string | null;
  taskId?: string | null;
  workedOn?: string;
  requestId?: string | null;
}

/** The one way in which hours are used or given back: an entry, and the card's sum with it. */
export function useHours({ em, publish }: Write, card: ClipCard, used: Used): HourEntry {
  const entry = Object.assign(new HourEntry(), {
    workedOn: dateOf(),
    reason: null,
    taskId: null,
    ...used,
    customerId: card.customerId,
    clipCardId: card.id,
  });
  card.use(used.minutes);
  em.persist(entry);
  publish({ topic: 'clip-card.changed', id: card.id, customerId: card.customerId });
  return entry;
}

/** The buyer and the reseller's people are told when a card becomes low: once, until it has been more than that again. */
export async function tellWhenLow(write: Write, card: ClipCard, { config, reads }: Services): Promise<void> {
  const low = ['ACTIVE', 'USED'].includes(card.status) && isLow(card);
  if (!low) card.lowSince = null;
  if (!low || card.lowSince) return;
  card.lowSince = new Date();
  write.webhook({
    customerId: card.customerId,
    type: 'clip_card_low',
    data: { clipCardId: card.id, departmentId: card.departmentId, hours: card.hours, hoursLeft: hoursLeft(card) },
  });
  const buyer = card.userId ? await write.em.findOne(User, { id: card.userId, deactivatedAt: null }) : null;
  const staff = await staffFor(
    { readAsSystem: (query) => reads.run({ role: dbRoles.system }, query) },
    card.customerId,
  );
  for (const recipient of [...(buyer ? [buyer] : []), ...staff]) write.mail(lowHoursMail(config, recipient, card));
}
