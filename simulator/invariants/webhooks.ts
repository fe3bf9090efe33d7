import { createHmac } from 'node:crypto';
import type { JsonSchema } from '../../domain/basics/JsonSchema.ts';
import type { ReceivedMessage } from '../../server/providers/webhooks/testing/startReceiver.ts';
import { openSecrets } from '../../server/rooms/partners/integrations/integration.reads.ts';
import { describedEvents } from '../../server/rooms/partners/integrations/webhooks/describeEvents.ts';
import { findSchemaViolations } from '../../server/testing/findSchemaViolations.ts';
import type { Simulation } from '../actions/Action.ts';
import type { Invariant } from './Invariant.ts';

/** A state of the secrets of a webhook. */
interface Secrets {
  current: string;
  previous: string | undefined;
  previousEndsAt: number;
}

interface Message {
  type: string;
  customerId: string;
  /** When it was signed, in milliseconds. */
  signedAt: number;
}

/** For so long, Standard Webhooks accepts a message. */
const TOLERANCE_SECONDS = 5 * 60;
const REPLAY_MS = 6 * 60_000;
const schemas = new Map<string, JsonSchema>(describedEvents.map(({ name, schema }) => [name, schema]));

export const webhooksAreSigned: Invariant = {
  name: 'a message to a webhook is a known event, signed by all valid secrets of its company, and cannot be replayed',
  holds: 'settled',
  async check(simulation) {
    const messages = simulation.receiver.take();
    const secretsOf = await recordedSecrets(simulation);
    return messages.flatMap((message) => {
      const problem = problemOf(message, secretsOf);
      return problem ? [`${problem}: ${JSON.stringify(message).slice(0, 1_000)}`] : [];
    });
  },
};

/** Every state of the secrets of a company's webhooks, by the id of the company. */
async function recordedSecrets({ db, portal: { services } }: Simulation): Promise<Map<string, Secrets[]>> {
  const rows = await db.sql<{ instanceId: string; customerId: string; secrets: string; endsAt: Date | null }>(
    `select instance_id as "instanceId", customer_id as "customerId", secrets, previous_secret_ends_at as "endsAt"
     from simulated.webhook_secret where secrets is not null`,
  );
  const byCompany = new Map<string, Secrets[]>();
  for (const { instanceId, customerId, secrets, endsAt } of rows) {
    const { signingSecret: current, previousSigningSecret: previous } = openSecrets(services, instanceId, secrets);
    if (!current) continue;
    const states = byCompany.get(customerId) ?? [];
    byCompany.set(customerId, [...states, { current, previous, previousEndsAt: endsAt?.getTime() ?? 0 }]);
  }
  return byCompany;
}

function problemOf(received: ReceivedMessage, secretsOf: Map<string, Secrets[]>): string | undefined {
  const message = readMessage(received);
  if (message.type !== 'test') {
    const schema = schemas.get(message.type);
    if (!schema) return 'is of no known event';
    const violations = findSchemaViolations(schema, JSON.parse(received.body), {});
    if (violations.length) return `does not fit its schema (${violations.join(', ')})`;
  }
  const states = secretsOf.get(message.customerId) ?? [];
  const isSignedBy = ({ current, previous, previousEndsAt }: Secrets) => {
    const valid = previous && previousEndsAt > message.signedAt ? [current, previous] : [current];
    return valid.every((secret) => accepts(secret, received, message.signedAt));
  };
  if (!states.some(isSignedBy)) return 'is not signed by all valid secrets of its company';
  const later = message.signedAt + REPLAY_MS;
  const isReplayable = states.some(
    ({ current, previous }) => accepts(current, received, later) || (previous && accepts(previous, received, later)),
  );
  return isReplayable ? 'is accepted again after its time' : undefined;
}

/** Verifies a signature as Standard Webhooks specifies it. Its library reads the clock, which is simulated here. */
function accepts(secret: string, { headers, body }: ReceivedMessage, now: number): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers;
  if (Math.abs(now / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(seconds)}.${body}`)
    .digest('base64');
  return String(signatures).split(' ').includes(`v1,${expected}`);
}

function readMessage({ headers, body }: ReceivedMessage): Message {
  const { type, data } = JSON.parse(body) as { type: string; data: { customerId: string } };
  return { type, customerId: data.customerId, signedAt: Number(headers['webhook-timestamp']) * 1_000 };
}
