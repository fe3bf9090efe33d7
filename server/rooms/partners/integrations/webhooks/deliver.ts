import { sql } from 'kysely';
import type { IntegrationSettings } from '../../../../../domain/partners/integrations/settings.ts';
import type { WebhookDeliveryStatus, WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import type { Services } from '../../../../platform/services.ts';
import { ProviderError } from '../../../../providers/ProviderError.ts';
import { signedHeaders } from '../../../../providers/webhooks/signature.ts';
import { WebhookError, type Receipt } from '../../../../providers/webhooks/WebhookSender.ts';
import { recordFailure, recordSuccess } from '../health.service.ts';
import { openSecrets } from '../integration.reads.ts';
import { readChangedRow } from './changedRow.ts';
import { disableGoneReceiver } from './disableGoneReceiver.ts';
import { withData } from './message.ts';
import { validSecrets } from './webhookSettings.ts';

const system = { role: dbRoles.system };
const SECONDS_PER_MINUTE = 60;
/** Seconds to wait after each attempt. The attempt after the last pause is final. */
export const BACKOFF_SECONDS = [
  SECONDS_PER_MINUTE,
  5 * SECONDS_PER_MINUTE,
  30 * SECONDS_PER_MINUTE,
  2 * 60 * SECONDS_PER_MINUTE,
  12 * 60 * SECONDS_PER_MINUTE,
];

interface ClaimedDelivery {
  id: string;
  customerId: string;
  instanceId: string;
  type: WebhookEvent | null;
  eventId: string;
  body: string;
  subjectId: string | null;
  attempts: number;
  isEnabled: boolean;
  settings: IntegrationSettings;
  secrets: string | null;
  previousSecretEndsAt: string | null;
}

type Outcome = Partial<Receipt> & { error: string | null; isFinal?: boolean };

/** With this answer, a receiver asks not to be called again. */
const GONE = 410;

/**
 * Claims a due message, sends the message and stores the outcome. The claim prevents concurrent attempts. If a process
 * dies after sending, the next attempt carries the same event id, by which a receiver detects duplicates. The clock of
 * the database decides what is due; only tests pass `fixedTime`.
 */
export async function deliver(services: Services, id: string, fixedTime?: Date): Promise<void> {
  const delivery = await claim(services, id, fixedTime ?? null);
  if (!delivery) return;
  const now = fixedTime ?? new Date();
  const outcome = await attempt(services, delivery, now);
  if (!outcome) return postpone(services, id, fixedTime ?? null);
  const status = statusAfter(delivery, outcome);
  await services.writes.run(system, async (write) => {
    await storeOutcome(write, delivery, outcome, status, now);
    if (status === 'DELIVERED') await recordSuccess(write, delivery.instanceId, now);
    // A failed test message does not count for health, because its sender sees the outcome.
    else if (delivery.type && delivery.isEnabled) {
      const isGone = outcome.status === GONE && (await disableGoneReceiver(write, delivery));
      await recordFailure(write, services, delivery.instanceId, { error: outcome.error!, now, isGone });
    }
    write.publish({ topic: 'webhook-delivery.changed', id, customerId: delivery.customerId });
    write.publish({ topic: 'integration.changed', id: delivery.instanceId, customerId: delivery.customerId });
  });
}

/** SQL: the given time, or that of the database. */
const nowOr = (fixedTime: Date | null) => sql`coalesce(${fixedTime}::timestamptz, now())`;

async function claim({ reads }: Services, id: string, now: Date | null): Promise<ClaimedDelivery | undefined> {
  const [delivery] = await reads.run(
    system,
    sql<ClaimedDelivery>`
      update webhook_delivery d set attempts = attempts + 1,
        next_attempt_at = ${nowOr(now)}
          + make_interval(secs => (${BACKOFF_SECONDS}::int[])[least(attempts + 1, ${BACKOFF_SECONDS.length}::int)])
      from integration_instance i
      where d.id = ${id} and i.id = d.instance_id and d.status = 'WAITING' and d.next_attempt_at <= ${nowOr(now)}
      returning d.id, d.customer_id as "customerId", d.instance_id as "instanceId", d.type, d.event_id as "eventId",
        d.body, d.subject_id as "subjectId", d.attempts, i.is_enabled as "isEnabled", i.settings, i.secrets,
        i.previous_secret_ends_at as "previousSecretEndsAt"`,
  );
  return delivery;
}

/** Returns undefined if the message was not sent, because the receiver answered none of the latest ones. */
async function attempt(services: Services, delivery: ClaimedDelivery, now: Date): Promise<Outcome | undefined> {
  const { instanceId, type, eventId, isEnabled, settings, previousSecretEndsAt } = delivery;
  if (type && !isEnabled) return { error: 'Integrationen er slået fra', isFinal: true };
  try {
    const body = await completeBody(services, delivery);
    const secrets = openSecrets(services, instanceId, delivery.secrets);
    const address = String(settings.address);
    const receipt = await services.webhooks.send({
      receiver: `${instanceId} ${address}`,
      address,
      body,
      headers: {
        'user-agent': 'Portal-Webhooks/1',
        ...signedHeaders({ id: eventId, body, secrets: validSecrets(secrets, previousSecretEndsAt, now), now }),
        ...(secrets.accessKey && { authorization: `Bearer ${secrets.accessKey}` }),
      },
    });
    return { ...receipt, error: describeProblem(receipt.status), isFinal: receipt.status === GONE };
  } catch (error) {
    if (error instanceof WebhookError) return { error: error.message };
    if (error instanceof ProviderError) return undefined;
    services.log.error({ err: error, instanceId }, 'sending a webhook failed');
    return { error: 'Der opstod en fejl i portalen' };
  }
}

/** Before the first attempt, a message about a changed row gets the state of the row, which then stays the same. */
async function completeBody(
  services: Services,
  { id, customerId, type, body, subjectId }: ClaimedDelivery,
): Promise<string> {
  if (!subjectId || !type) return body;
  const complete = withData(body, customerId, await readChangedRow(services, customerId, type, subjectId));
  await services.reads.run(
    system,
    sql`update webhook_delivery set body = ${complete}, subject_id = null where id = ${id}`,
  );
  return complete;
}

function describeProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `Modtageren henviser til en anden adresse (status ${status}), og henvisninger følges ikke`;
  if (status === GONE) return 'Modtageren vil ikke have flere beskeder (status 410)';
  return `Modtageren svarede med status ${status}`;
}

/** A test message is sent once, because its sender waits for the answer. */
function statusAfter({ attempts, type }: ClaimedDelivery, { error, isFinal }: Outcome): WebhookDeliveryStatus {
  if (!error) return 'DELIVERED';
  return isFinal || !type || attempts > BACKOFF_SECONDS.length ? 'FAILED' : 'WAITING';
}

/** Takes the claim back: an attempt that was not made does not count. */
const postpone = async ({ reads }: Services, id: string, now: Date | null): Promise<void> => {
  await reads.run(
    system,
    sql`
      update webhook_delivery set attempts = attempts - 1, next_attempt_at = ${nowOr(now)} + interval '1 minute'
      where id = ${id} and status = 'WAITING'`,
  );
};

const storeOutcome = (
  { em }: Write,
  { id }: ClaimedDelivery,
  { status: httpStatus, answer, error }: Outcome,
  status: WebhookDeliveryStatus,
  now: Date,
) =>
  runIn(
    em,
    sql`
      update webhook_delivery set status = ${status}, http_status = ${httpStatus ?? null}, answer = ${answer ?? null},
        error = ${error}, settled_at = ${status === 'WAITING' ? null : now}
      where id = ${id} and status = 'WAITING'`,
  );
