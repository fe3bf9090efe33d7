import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Topic } from '../../server/platform/db/events.ts';
import { dbRoles } from '../../server/platform/db/roles.ts';
import { socketUrl } from '../../server/testing/socketUrl.ts';
import type { Simulation } from '../actions/Action.ts';
import { sendGraphQL } from '../actions/callField.ts';
import type { Actor } from '../actors/Actor.ts';
import { closeClient } from '../portal/closeClient.ts';
import type { Invariant } from './Invariant.ts';

/** A kind of live event whose answer depends on the rights of the subscriber, or on its company alone. */
interface Probe {
  topic: Topic;
  table: string;
  subscription: string;
  type: string;
  selection: string;
}

const probes: Probe[] = [
  {
    topic: 'installation.changed',
    table: 'installation',
    subscription: 'installationChanged',
    type: 'Installation',
    selection: 'id subdomain version seats { viewerCanRead viewerCanReadAgents }',
  },
  {
    topic: 'license.changed',
    table: 'license where deleted_at is null and',
    subscription: 'licenseChanged',
    type: 'License',
    selection: 'id quantity status version viewerCanReduceSeats',
  },
  {
    topic: 'license-request.changed',
    table: 'license_request',
    subscription: 'licenseRequestChanged',
    type: 'LicenseRequest',
    selection: 'id status viewerCanCancel',
  },
  {
    topic: 'service-agreement.changed',
    table: 'service_agreement where deleted_at is null and',
    subscription: 'serviceAgreementChanged',
    type: 'ServiceAgreement',
    selection: 'id status version viewerCanDecide',
  },
  {
    topic: 'department.changed',
    table: 'department',
    subscription: 'departmentChanged',
    type: 'Department',
    selection: 'id name version balance paymentMethod',
  },
];

const POLL_MS = 100;
const PUBLISH_AGAIN_MS = 1_000;
const PATIENCE_MS = 30_000;
/** A job may change a row between the message and the query. */
const ATTEMPTS = 3;

export const subscribersReceiveWhatTheyRead: Invariant = {
  name: 'each subscriber receives what the same person reads',
  holds: 'settled',
  async check(simulation) {
    const { actors, db } = simulation;
    const customerId = actors.find(({ name }) => name === 'first customer')!.customerId!;
    const subscribers = actors.filter((actor) => actor.customerId === customerId && actor.kind !== 'impersonator');
    const strangers = actors.filter(({ name }) => name === 'hostile customer');
    const violations: string[] = [];
    for (const probe of probes) {
      const filter = probe.table.includes(' where ') ? probe.table : `${probe.table} where`;
      const [row] = await db.sql<{ id: string }>(`select id from ${filter} customer_id = $1 order by id desc limit 1`, [
        customerId,
      ]);
      if (!row) continue;
      violations.push(...(await compare(simulation, probe, { id: row.id, customerId, subscribers, strangers })));
    }
    return violations;
  },
};

interface Audience {
  id: string;
  customerId: string;
  /** The people and programs of the company. */
  subscribers: Actor[];
  /** People of another company, who must receive nothing. */
  strangers: Actor[];
}

/** Publishes an event about a row to all subscribers at once, and compares what they receive with what they read. */
async function compare(
  simulation: Simulation,
  probe: Probe,
  { id, customerId, subscribers, strangers }: Audience,
): Promise<string[]> {
  // The reads renew ended sessions, before the sockets are opened with them. Who may read nothing now, such as a person
  // who must set up a second factor first, receives nothing either, and neither does somebody from whom the row is
  // hidden, because even the change of a hidden row tells something.
  const readers: Actor[] = [];
  const others: Actor[] = [];
  for (const actor of [...subscribers, ...strangers]) {
    const sees = ![undefined, 'null'].includes(await readRow(simulation, actor, probe, id));
    (sees && !strangers.includes(actor) ? readers : others).push(actor);
  }
  const receptions = [...readers, ...others].map((actor) => receive(simulation.url, actor, probe, id));
  try {
    let differences: string[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      receptions.forEach((reception) => reception.forget());
      const awaited = receptions.slice(0, readers.length);
      for (let waited = 0; awaited.some(({ message }) => !message()); waited += POLL_MS) {
        if (waited > PATIENCE_MS) {
          const without = readers.filter((_, number) => !receptions[number]!.message()).map(({ name }) => name);
          return [`${probe.subscription} ${id} was not received by ${without.join(', ')}`];
        }
        if (waited % PUBLISH_AGAIN_MS === 0)
          await simulation.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) =>
            publish({ topic: probe.topic, id, customerId }),
          );
        await pause(POLL_MS);
      }
      differences = [];
      for (const [number, actor] of readers.entries()) {
        const received = receptions[number]!.message();
        const read = await readRow(simulation, actor, probe, id);
        if (received !== read) differences.push(`${probe.type} of ${actor.name}: received ${received}, reads ${read}`);
      }
      if (!differences.length) break;
    }
    const heard = receptions.slice(readers.length).flatMap(({ message }) => message() ?? []);
    return [...differences, ...heard.map((message) => `who may not read received ${message}`)];
  } finally {
    await Promise.all(receptions.map(({ close }) => close()));
  }
}

/** Queries the row as the actor. Returns its text, or undefined when refused. */
async function readRow(
  simulation: Simulation,
  actor: Actor,
  { type, selection }: Probe,
  id: string,
): Promise<string | undefined> {
  const { body } = await sendGraphQL(simulation, actor, {
    name: `query node of ${type}`,
    operation: '',
    query: `query ($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`,
    variables: { id },
  });
  const { data, errors } = body as { data?: { node: unknown } | null; errors?: unknown };
  return data && !errors ? JSON.stringify(data.node ?? null) : undefined;
}

interface Payload {
  [subscription: string]: { deletedId: string | null; edge: { node: { id: string } } | null } | undefined;
}

/** Subscribes as an actor. `message` is what was received last about the row, as text. */
function receive(
  url: string,
  { token, customerId, otherMembership }: Actor,
  { subscription, selection }: Probe,
  id: string,
) {
  let latest: string | undefined;
  const client = createClient({
    url: socketUrl(url),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}`, ...(otherMembership && { company: customerId }) },
    lazy: false,
    onNonLazyError: () => undefined,
  });
  client.subscribe<Payload>(
    { query: `subscription { ${subscription} { deletedId edge { node { ${selection} } } } }` },
    {
      next({ data }) {
        const change = data?.[subscription];
        if (change?.deletedId === id || change?.edge?.node.id === id)
          latest = JSON.stringify(change.edge?.node ?? null);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    message: () => latest,
    forget: () => void (latest = undefined),
    close: () => closeClient(client),
  };
}
