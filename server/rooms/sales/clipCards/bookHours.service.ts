import { dateOf } from '../../../../domain/basics/dates.ts';
import { hoursLeft, isLow } from '../../../../domain/sales/clipCardHours.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { eachAddressOnce, type Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { ifSees } from '../../identity/users/mailScope.reads.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { User } from '../../identity/users/User.ts';
import { lowHoursMail } from './clipCard.mails.ts';
import type { ClipCard } from './ClipCard.ts';
import { HourEntry } from './HourEntry.ts';

export interface NewHourEntry {
  minutes: number;
  description: string;
  loggedBy: string;
  reason?: string | null;
  taskId?: string | null;
  workedOn?: string;
  requestId?: string | null;
}

/**
 * Creates an hour entry and updates the card's sum. All hours must be used or given back through this function, so that
 * the sum matches the entries. The caller must hold a lock on the card.
 */
export function bookHours(
  { em, publish, topUp }: Write,
  card: ClipCard,
  { workedOn = dateOf(), minutes, description, reason, taskId, loggedBy, requestId }: NewHourEntry,
): HourEntry {
  const entry = em.create(HourEntry, {
    customerId: card.customerId,
    clipCardId: card.id,
    workedOn,
    minutes,
    description,
    reason,
    taskId,
    loggedBy,
    requestId,
  });
  card.addWork(minutes);
  publish({ topic: 'clip-card.changed', id: card.id, customerId: card.customerId });
  topUp({ departmentId: card.departmentId });
  return entry;
}

/** Notifies the buyer, the reseller's staff and webhooks once when a card's balance becomes low. */
export async function notifyLowBalance(write: Write, card: ClipCard, { config, reads }: Services): Promise<void> {
  const hasLowBalance = ['ACTIVE', 'USED'].includes(card.status) && isLow(card);
  if (!hasLowBalance) card.lowSince = null;
  if (!hasLowBalance || card.lowSince) return;
  card.lowSince = new Date();
  write.webhook({
    customerId: card.customerId,
    type: 'clip_card_low',
    data: { clipCardId: card.id, departmentId: card.departmentId, hours: card.hours, hoursLeft: hoursLeft(card) },
  });
  const buyer = card.userId ? await write.em.findOne(User, { id: card.userId, deactivatedAt: null }) : null;
  const staff = await staffFor(systemReader(reads), card.customerId);
  // A buyer who is an admin by now, or the company's point of contact, gets one mail.
  for (const recipient of eachAddressOnce<Recipient>([ifSees(buyer, 'AGREEMENTS', card.departmentId), ...staff]))
    write.mail(lowHoursMail(config, recipient, card));
}
