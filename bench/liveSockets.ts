import pg from 'pg';
import { WebSocket } from 'ws';
import { timeLimits } from '../server/platform/timeLimits.ts';
import { clientOperations } from '../server/testing/clientOperations.ts';
import { printLine } from './loadGenerator.ts';
import { cpuMs, memoryMb, type Server } from './servers.ts';
import { signToken } from './viewers.ts';

const SOCKETS = 2_000;
const SLOW_SOCKETS = 80;
const USERS = 2_000;
const COMPANIES = 200;
/** The 95th percentile of the time from a change to its message that may not be exceeded. */
const TARGET_MS = 250;
/** The same for an event that concerns everybody, which the portal spreads. */
const SPREAD_TARGET_MS = timeLimits.announcement + TARGET_MS;
const OPENING_AT_ONCE = 50;
/** A slow client reads for a moment in each period. */
const SLOW_PERIOD_MS = 1_000;
const SLOW_READING_MS = 20;
const PACE_MS = 40;
const LONGEST_WAIT_MS = 120_000;

/** The subscriptions of the frame and of a screen, which every socket holds. */
const onEveryScreen = [
  'ShellRoleSubscription',
  'useAwaitingTasksSubscription',
  'ServiceNoticeBannersSubscription',
  'DepartmentListSubscription',
];
/** The subscription of the screen that the user looks at. */
const ofScreens = ['DashboardScreenSubscription', 'ClipCardListSubscription', 'InstallationTableSubscription'];

interface LiveClient {
  socket: WebSocket;
  isSlow: boolean;
}

/** Called for each message of a subscription; the message is not parsed, which would take the portal's processor. */
type OnMessage = (client: LiveClient, text: string) => void;

/**
 * Opens sockets of the users of all companies, as browsers with real screens do, and measures how long a change takes
 * to reach them, and what an event and a socket cost the portal.
 */
export async function measureLive(portal: Server, superuserUrl: string): Promise<object[]> {
  const database = new pg.Client({ connectionString: superuserUrl });
  database.on('error', () => undefined);
  await database.connect();
  let onMessage: OnMessage = () => undefined;
  const clients: LiveClient[] = [];
  let slowTimer: NodeJS.Timeout | undefined;
  try {
    await createSessions(database);
    const before = memoryMb(portal);
    await openAll(portal, clients, (client, text) => onMessage(client, text));
    const kibPerSocket = ((memoryMb(portal) - before) * 1024) / SOCKETS;
    printLine(
      [
        `\nlive: ${SOCKETS} sockets with ${onEveryScreen.length + 1} subscriptions each, ${SLOW_SOCKETS} of them slow`,
        `  memory ${before.toFixed(0)} MB before, ${memoryMb(portal).toFixed(0)} MB with the sockets, ` +
          `${kibPerSocket.toFixed(1)} KiB for each socket`,
      ].join('\n'),
    );
    slowTimer = readSlowly(clients.filter(({ isSlow }) => isSlow));
    const setListener = (listener: OnMessage) => (onMessage = listener);
    const run = (name: string, work: Work, targetMs: number) =>
      measurePhase({ name, portal, database, clients, work, targetMs, setListener });
    // The first events compile and plan what the later ones use.
    await run('warm-up', everybody(1), SPREAD_TARGET_MS);
    const results = [
      await run('a department of each company changes', departments(), TARGET_MS),
      await run('a service notice for everybody', everybody(5), SPREAD_TARGET_MS),
    ];
    const closed = clients.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
    if (closed) printLine(`  falls short: ${closed} sockets were closed`);
    return [{ workload: 'live', sockets: SOCKETS, slowSockets: SLOW_SOCKETS, kibPerSocket, closed, results }];
  } finally {
    clearInterval(slowTimer);
    clients.forEach(({ socket }) => socket.terminate());
    await database.end();
  }
}

/** Two or three sockets for each user. */
async function createSessions(database: pg.Client): Promise<void> {
  await database.query(
    `insert into session (id, user_id, person_id, created_at, expires_at)
     select 'sess_live_' || i, 'user_' || lpad((i % $2::int)::text, 6, '0'),
       'person_' || lpad((i % $2::int)::text, 6, '0'), now(), now() + interval '1 day'
     from generate_series(0, $1::int - 1) i`,
    [SOCKETS, USERS],
  );
}

async function openAll(portal: Server, clients: LiveClient[], onMessage: OnMessage): Promise<void> {
  let next = 0;
  const openNext = async () => {
    for (let index = next++; index < SOCKETS; index = next++) clients[index] = await open(portal, index, onMessage);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
}

/** Opens a socket with all subscriptions. Resolves when a query that was sent after them is answered. */
async function open({ port }: Server, index: number, onMessage: OnMessage): Promise<LiveClient> {
  const subject = `user_${String(index % USERS).padStart(6, '0')}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
    perMessageDeflate: false,
  });
  const client = { socket, isSlow: index % (SOCKETS / SLOW_SOCKETS) === 0 };
  const send = (message: object) => socket.send(JSON.stringify(message));
  const operation = (id: string, name: string) =>
    send({ id, type: 'subscribe', payload: { query: '', extensions: { id: operationIds[name] }, variables: {} } });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.on('open', () => {
      const token = signToken({ subject, sid: `sess_live_${index}` });
      send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.includes('"connection_ack"')) {
        for (const name of [...onEveryScreen, ofScreens[index % ofScreens.length]!]) operation(name, name);
        operation('last', 'ShellQuery');
      } else if (text.startsWith('{"id":"last"')) resolve();
      else if (text.includes('"type":"error"')) reject(new Error(text));
      else onMessage(client, text);
    });
  });
  return client;
}

function readSlowly(clients: LiveClient[]): NodeJS.Timeout {
  clients.forEach(({ socket }) => socket.pause());
  return setInterval(() => {
    clients.forEach(({ socket }) => socket.resume());
    setTimeout(() => clients.forEach(({ socket }) => socket.pause()), SLOW_READING_MS);
  }, SLOW_PERIOD_MS);
}

interface Phase {
  database: pg.Client;
  clients: LiveClient[];
  /** Starts to count the messages that contain the text, from a change that is about to be made. */
  expect: (text: string, receivers: LiveClient[]) => void;
  /** Resolves when every fast client has received all messages that it expects. */
  allReceived: () => Promise<void>;
}
type Work = (phase: Phase) => Promise<number>;

/** One change in each company, at a steady pace. The users of the company receive it. */
const departments = (): Work => async (phase) => {
  const { rows } = await phase.database.query<{ id: string; customer_id: string }>(
    'select distinct on (customer_id) id, customer_id from department order by customer_id, id',
  );
  const { rows: users } = await phase.database.query<{ customer_id: string; n: number }>(
    `select customer_id, right(id, 6)::int as n from user_account where id ~ '^user_\\d{6}$'`,
  );
  const byCompany = new Map<string, LiveClient[]>();
  for (const { customer_id: company, n } of users)
    for (let index = n; index < SOCKETS; index += USERS)
      byCompany.set(company, [...(byCompany.get(company) ?? []), phase.clients[index]!]);
  for (const { id, customer_id: company } of rows) {
    phase.expect(`"${id}"`, byCompany.get(company) ?? []);
    await publish(phase.database, 'department.changed', id, company);
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  await phase.allReceived();
  return rows.length;
};

/** Changes that concern everybody, one after the other. */
const everybody =
  (events: number): Work =>
  async (phase) => {
    for (let i = 0; i < events; i++) {
      phase.expect('"serviceNoticesChanged"', phase.clients);
      await publish(phase.database, 'service-notice.changed', `notice_${i}`, null);
      await phase.allReceived();
    }
    return events;
  };

const publish = (database: pg.Client, topic: string, id: string, company: string | null) =>
  database.query('insert into outbox_event (topic, entity_id, customer_id) values ($1, $2, $3)', [topic, id, company]);

async function measurePhase(options: {
  name: string;
  portal: Server;
  database: pg.Client;
  clients: LiveClient[];
  work: Work;
  targetMs: number;
  setListener: (listener: OnMessage) => void;
}) {
  const { name, portal, database, clients, work, targetMs, setListener } = options;
  const latencies: number[] = [];
  const expected = new Map<string, { since: number; missing: Set<LiveClient> }>();
  let lastArrival = 0;
  setListener((client, text) => {
    if (client.isSlow) return;
    for (const [part, { since, missing }] of expected) {
      if (!text.includes(part) || !missing.delete(client)) continue;
      lastArrival = performance.now();
      latencies.push(lastArrival - since);
      if (!missing.size) expected.delete(part);
      return;
    }
  });
  const statementsBefore = await countTransactions(database);
  const cpuBefore = cpuMs(portal);
  const events = await work({
    database,
    clients,
    expect: (text, receivers) =>
      expected.set(text, {
        since: performance.now(),
        missing: new Set(receivers.filter(({ isSlow }) => !isSlow)),
      }),
    async allReceived() {
      for (const end = performance.now() + LONGEST_WAIT_MS; expected.size && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
  });
  const missing = [...expected.values()].reduce((sum, one) => sum + one.missing.size, 0);
  const cpuMsPerEvent = (cpuMs(portal) - cpuBefore) / events;
  // PostgreSQL reports its counts within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const statementsPerEvent = ((await countTransactions(database)) - statementsBefore) / events;
  const sorted = latencies.toSorted((one, other) => one - other);
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const [p50, p95, p99] = [percentile(0.5), percentile(0.95), percentile(0.99)];
  printLine(
    [
      `  ${name}: ${events} events, ${latencies.length} messages`,
      `    p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   ` +
        `portal ${cpuMsPerEvent.toFixed(1)} ms CPU and ${statementsPerEvent.toFixed(0)} statements for each event`,
      ...(missing ? [`    falls short: ${missing} messages did not arrive`] : []),
      ...(p95 > targetMs ? [`    falls short: p95 should be below ${targetMs} ms`] : []),
    ].join('\n'),
  );
  return { name, events, messages: latencies.length, missing, p50, p95, p99, cpuMsPerEvent, statementsPerEvent };
}

async function countTransactions(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ n: string }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]!.n);
}

/** Ids of persisted operations, by name. */
const operationIds: Record<string, string> = Object.fromEntries(
  Object.entries(clientOperations).map(([id, text]) => [
    /^\s*(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
    id,
  ]),
);
