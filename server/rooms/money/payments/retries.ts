import { lastRetryAt, nextRetryAt } from '../../../../domain/money/cardRetries.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChargeOutcome } from '../../../providers/stripe/Stripe.ts';
import { mailFailedAttempt } from './failedPayment.mails.ts';
import { pauseGoods } from './pauseGoods.ts';
import type { PeriodEntry } from './periodEntry.ts';

/**
 * Plans the next attempt after the portal's own attempt has failed, pauses the goods after the last one, and mails the
 * company. A person whose payment fails sees the reason at the screen, and the next retry stays as it was planned.
 */
export async function recordFailedAttempt(
  write: Write,
  services: Services,
  entry: PeriodEntry,
  { message, isFinal }: ChargeOutcome & { status: 'FAILED' },
  now = new Date(),
): Promise<void> {
  if (entry.isAttended) return;
  if (isFinal) entry.refusedCardId = entry.stripePaymentMethodId;
  entry.firstFailedAt ??= now;
  entry.nextRetryAt = nextRetryAt(entry.firstFailedAt, now);
  if (!entry.nextRetryAt) await pauseGoods(write, services, entry);
  await mailFailedAttempt(write, services, entry, {
    reason: message,
    nextRetryAt: entry.nextRetryAt,
    pausedFrom: lastRetryAt(entry.firstFailedAt),
    needsOtherCard: entry.refusedCardId !== null && entry.refusedCardId === entry.stripePaymentMethodId,
  });
}
