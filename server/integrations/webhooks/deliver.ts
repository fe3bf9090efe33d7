import type { WebhookDeliveryStatus } from '../../../domain/integrations/webhooks.ts';
import type { Settings } from '../../../domain/integrations/settings.ts';
import type { Services } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../providers/webhooks/signature.ts';
import { WebhookFailure, type Receipt } from '../../providers/webhooks/WebhookSender.ts';
import { noteFailure, noteSuccess } from '../health.ts';
import { openSecrets } from '../integration.reads.ts';
import { SIGNING_SECRET } from './settings.ts';

const system = { role: dbRoles.system };
const MINUTE = 60;
/** Seconds to wait after each attempt; after the last one it is given up. */
export const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 12 * 60 * MINUTE];

interface Claimed {
  id: string;
  customerId: string;
  instanceId: string;
  type: string | null;
  eventId: string;
  body: string;
  attempts: number;
  isEnabled: boolean;
  settings: Settings;
  secrets: string | null;
}

type Outcome = Partial<Receipt> & { error: string | null; isFinal?: boolean };

/**
 * Claims a message that is due, sends it, and notes what came of it. The claim keeps two runs apart; should a run die
 * between sending and noting, the next attempt carries the same event id, which a receiver knows repeats by. What is due
 * is for the database's clock to say, where a test brings none.
 */
export async function deliver(services: Services, id: string, given?: Date): Promise<void> {
  const delivery = await claim(services, id, given ?? null);
  if (!delivery) return;
  const now = given ?? new Date();
  const outcome = await attempt(services, delivery, now);
  const status = statusAfter(delivery, outcome);
  await services.writes.run(system, async (write) => {
    await note(write, delivery, outcome, status, now);
    if (status === 'DELIVERED') await noteSuccess(write, delivery.instanceId, now);
    // Who tries by hand sees what came of it.
    else if (delivery.type && delivery.isEnabled)
      await noteFailure(write, services, delivery.instanceId, { error: outcome.error!, now });
    write.publish({ topic: 'webhook-delivery.changed', id, customerId: delivery.customerId });
    write.publish({ topic: 'integration.changed', id: delivery.instanceId, customerId: delivery.customerId });
  });
}

async function claim({ reads }: Services, id: string, now: Date | null): Promise<Claimed | undefined> {
  const [delivery] = await reads.runSql<Claimed>(
    system,
    `
    update webhook_delivery d set attempts = attempts + 1,
      next_attempt_at = coalesce($2::timestamptz, now()) + make_interval(secs => ($3::int[])[least(attempts + 1, cardinality($3::int[]))])
    from integration_instance i where d.id = $1 and i.id = d.instance_id and d.status = 'WAITING' and d.next_attempt_at <= coalesce($2::timestamptz, now())
    returning d.id, d.customer_id as "customerId", d.instance_id as "instanceId", d.type, d.event_id as "eventId", d.body, d.attempts,
      i.is_enabled as "isEnabled", i.settings, i.secrets`,
    [id, now, BACK_OFF],
  );
  return delivery;
}

async function attempt(
  services: Services,
  { instanceId, type, eventId, body, isEnabled, settings, secrets }: Claimed,
  now: Date,
): Promise<Outcome> {
  if (type && !isEnabled) return { error: 'Integrationen er slået fra', isFinal: true };
  try {
    const { [SIGNING_SECRET]: signingSecret = '', accessKey } = openSecrets(services, instanceId, secrets);
    const receipt = await services.webhooks.send({
      address: String(settings.address),
      body,
      headers: {
        'user-agent': 'Portal-Webhooks/1',
        'webhook-id': eventId,
        [SIGNATURE_HEADER]: signatureOf(signingSecret, body, now),
        ...(accessKey && { authorization: `Bearer ${accessKey}` }),
      },
    });
    return { ...receipt, error: problemOf(receipt.status) };
  } catch (error) {
    if (error instanceof WebhookFailure) return { error: error.message };
    services.log.error({ err: error, instanceId }, 'a webhook could not be sent');
    return { error: 'Der opstod en fejl i portalen' };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `Modtageren henviser til en anden adresse (status ${status}), og henvisninger følges ikke`;
  return `Modtageren svarede med status ${status}`;
}

/** A test is one attempt: whoever made it waits for the answer. */
function statusAfter({ attempts, type }: Claimed, { error, isFinal }: Outcome): WebhookDeliveryStatus {
  if (!error) return 'DELIVERED';
  return isFinal || !type || attempts > BACK_OFF.length ? 'FAILED' : 'WAITING';
}

const note = (
  { em }: Write,
  { id }: Claimed,
  { status: httpStatus, answer, error }: Outcome,
  status: WebhookDeliveryStatus,
  now: Date,
) =>
  em.execute(
    `update webhook_delivery set status = ?, http_status = ?, answer = ?, error = ?, settled_at = ? where id = ? and status = 'WAITING'`,
    [status, httpStatus ?? null, answer ?? null, error, status === 'WAITING' ? null : now, id],
  );
