import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { PgBoss } from 'pg-boss';
import { startDnsStandIn } from '../../sandbox/dns/dnsStandIn.ts';
import { createApp, type Portal } from '../../server/app.ts';
import { demoConfig } from '../../server/platform/config.ts';
import type { Room } from '../../server/platform/room.ts';
import { timeLimits } from '../../server/platform/timeLimits.ts';
import type { DiskMailer } from '../../server/providers/mail/Mailer.ts';
import { createWorld } from '../../server/testing/createWorld.ts';
import { startProviders, type Providers } from '../../server/testing/providers.ts';
import type { TestDatabase } from '../../server/testing/testDatabase.ts';
import type { World } from '../../server/testing/World.ts';
import { LogLines } from './LogLines.ts';
import type { PortalRequest, PortalResponse } from './PortalRequest.ts';
import { Replica } from './Replica.ts';
import { sendOverHttp } from './sendOverHttp.ts';
import { SET_DATABASE_CLOCK, SimulatedClock } from './SimulatedClock.ts';
import { SimulatedStandby } from './SimulatedStandby.ts';
import { startDatabase } from './startDatabase.ts';
import { WebhookReceiver } from './WebhookReceiver.ts';

/** The whole portal in this process, with its own database, stand-ins of all providers and a simulated clock. */
export interface SimulatedPortal {
  portal: Portal;
  rooms: Room[];
  providers: Providers;
  /** The read replica of the database, if the portal has one. */
  standby: SimulatedStandby | undefined;
  /** The receivers of the companies' webhooks. */
  receiver: WebhookReceiver;
  db: TestDatabase;
  clock: SimulatedClock;
  world: World;
  url: string;
  mailer: DiskMailer;
  log: LogLines;
  /** The job queue, for its supervision: the portal looks for abandoned jobs every minute of real time. */
  queue: PgBoss;
  /** A second process of the portal. While it runs, it gets a part of the requests. */
  replica: Replica;
  /** Sends a request to the portal. */
  request(request: PortalRequest): Promise<PortalResponse>;
  close(): Promise<void>;
}

/** Secrets of the portal, which no log, mail or answer may contain. */
export const portalSecrets = {
  jwtSecret: 'a-secret-that-only-the-simulation-knows',
  encryptionKeys: `simulation:${Buffer.alloc(32, 'simulation').toString('base64')}`,
};

const DOWNLOAD_PATH = '/files/';

/** One of so many requests goes to the second process. */
const REPLICA_SHARE = 3;

interface Options {
  /** Whether Dinero books and numbers the invoices. */
  booksAtDinero: boolean;
  /** Whether the portal reads from a standby of its database. */
  hasStandby: boolean;
}

/** An API key from before Zendesk stopped making them. */
export const SIMULATED_KEY = 'simulation'.repeat(4);

export async function startPortal(
  rooms: Room[],
  startsAt: Date,
  { booksAtDinero, hasStandby }: Options,
): Promise<SimulatedPortal> {
  const clock = SimulatedClock.startingAt(startsAt);
  clock.install();
  const db = await startDatabase(clock, hasStandby);
  const standby = hasStandby ? await SimulatedStandby.of(db) : undefined;
  clock.addFollower((offsetMs) => db.sql(SET_DATABASE_CLOCK, [offsetMs]));
  const providers = await startProviders();
  providers.zendesk.keepKey(SIMULATED_KEY);
  const nameServer = await startDnsStandIn();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-simulated-'));
  const config = {
    ...demoConfig({ databaseUrl: db.appUrl, migrationDatabaseUrl: db.ownerUrl, ...portalSecrets }, {}),
    ...providers.settings,
    dnsServers: [nameServer.address],
    ...(standby && { replica: { url: standby.appUrl, maxLagSeconds: 5 } }),
    dataDir,
    port: 0,
    logLevel: 'info',
    timeLimits: { ...timeLimits, announcement: 0 },
    poolSize: 4,
    proxies: 1,
    // Admins issue invoices, beside drafts at Dinero.
    invoices: { isIssuedHere: false, areBookedAtDinero: booksAtDinero, paymentDays: 14 },
    reminders: { isOn: false, days: [10, 20, 30], fee: 100_00 },
    // One process plays all people, far faster than people are.
    rateLimit: 1_000_000_000,
  };
  const log = new LogLines();
  const portal = await createApp(config, { rooms, logTo: log });
  const receiver = await WebhookReceiver.start();
  portal.services.webhooks = receiver.sender();
  const url = await portal.listen();
  providers.stripe.deliverTo(`${url}/api/webhooks/stripe`);
  const replica = new Replica(config, clock, (text) => log.add(text));
  let requestCount = 0;
  const queue = new PgBoss({
    connectionString: db.superuserUrl,
    max: 1,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
  });
  await queue.start();
  return {
    portal,
    rooms,
    providers,
    receiver,
    standby,
    db,
    clock,
    world: createWorld(db, portal.services),
    url,
    mailer: portal.services.mailer as DiskMailer,
    log,
    queue,
    replica,
    async request(request) {
      requestCount += 1;
      if (replica.isRunning && requestCount % REPLICA_SHARE === 0) return replica.request(request);
      // A download waits until its connection has closed, and an injected request has none.
      if (request.url.startsWith(DOWNLOAD_PATH)) return sendOverHttp(url, request);
      const { statusCode, body, headers } = await portal.app.inject(request as InjectOptions);
      return { status: statusCode, body, setCookie: String(headers['set-cookie'] ?? '') };
    },
    async close() {
      await replica.kill();
      await queue.stop();
      await portal.close();
      await providers.close();
      await nameServer.close();
      await receiver.close();
      await standby?.close();
      await db.drop();
      clock.restore();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
