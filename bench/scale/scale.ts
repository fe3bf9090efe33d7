import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SessionTokens } from '../../server/platform/access/tokens.ts';
import { SecretBox } from '../../server/platform/secrets/SecretBox.ts';
import { startBalancer } from '../../server/testing/balancer.ts';
import { checkStoredWrites } from '../../server/testing/checkStoredWrites.ts';
import { createWorld } from '../../server/testing/createWorld.ts';
import { startOwnCluster } from '../../server/testing/ownCluster.ts';
import { startStandby } from '../../server/testing/standby.ts';
import { cpuSecondsOfCluster } from './cpuTime.ts';
import { companyId, loadData } from './data.ts';
import { startScaleLoad, type People } from './load.ts';
import { startPortals } from './portals.ts';
import { printReport } from './report.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '100000' },
    activities: { type: 'string', default: '10000000' },
    seconds: { type: 'string', default: '600' },
    portals: { type: 'string', default: '3' },
    users: { type: 'string', default: '60' },
    admins: { type: 'string', default: '10' },
    partners: { type: 'string', default: '20' },
    /** Milliseconds between two turns of a person or program. */
    pause: { type: 'string', default: '500' },
    'without-replica': { type: 'boolean', default: false },
    'without-faults': { type: 'boolean', default: false },
  },
});
const size = (name: 'companies' | 'activities' | 'seconds' | 'portals' | 'users' | 'admins' | 'partners' | 'pause') => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`);
  return number;
};
if (size('users') > size('companies')) throw new Error('--users must not be more than --companies');
if (size('partners') > size('users')) throw new Error('--partners must not be more than --users');

const SECRET = 'a-secret-that-only-the-bench-knows-0123456789';
const KEYS = `bench:${Buffer.alloc(32, 'bench').toString('base64')}`;
const printLine = (line: string) => process.stderr.write(`${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'portal-scale-'));
const cluster = await startOwnCluster();
printLine(`Loading ${size('companies')} companies and ${size('activities')} activities …`);
await loadData(cluster.superuserUrl, { companies: size('companies'), activities: size('activities') });
printLine('Copying the cluster for its standby …');
const standby = await startStandby(cluster);

const world = createWorld(cluster, { tokens: new SessionTokens(SECRET), secrets: new SecretBox(KEYS) });
const people: People = { admins: [], users: [], partnerTokens: [] };
for (let i = 0; i < size('admins'); i += 1) {
  const admin = await world.person({ role: 'ADMIN', customerId: null, email: `admin${i}@bench.example` });
  await world.authenticatorApp(admin.id);
  people.admins.push(admin);
}
for (let i = 0; i < size('users'); i += 1) {
  const customerId = companyId(Math.floor((i * size('companies')) / size('users')));
  people.users.push(await world.person({ customerId, email: `bruger${i}@bench.example` }));
  if (i < size('partners')) people.partnerTokens.push((await world.apiToken(customerId, 'READ_WRITE')).token);
}

const portals = await startPortals(size('portals'), {
  DATABASE_URL: cluster.appUrl,
  ...(!values['without-replica'] && { DATABASE_REPLICA_URL: standby.appUrl }),
  JWT_SECRET: SECRET,
  ENCRYPTION_KEYS: KEYS,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hej@portal.example',
  PORTAL_DATA_DIR: dataDir,
  PERSISTED_ONLY: 'false',
  DRAIN_SECONDS: '2',
  DATABASE_POOL_SIZE: '5',
  RATE_LIMIT: '100000000',
  SOCKETS_PER_ADDRESS: '10000',
  LOG_LEVEL: 'fatal',
});
const balancer = await startBalancer(portals.urls);

const milliseconds = size('seconds') * 1_000;
const startedAt = Date.now();
/** Waits until a share of the run has passed; not at all when the faults before took longer. */
const waitUntil = (share: number) => pause(Math.max(0, startedAt + share * milliseconds - Date.now()));
const clusterCpu = () => ({
  primary: cpuSecondsOfCluster(cluster.folder),
  standby: cpuSecondsOfCluster(standby.folder),
});

printLine(`Sending requests for ${size('seconds')} seconds …`);
const cpuBefore = clusterCpu();
const load = startScaleLoad({ url: balancer.url, people, pauseMs: size('pause') });
let standbyCpu = 0;
if (!values['without-faults']) {
  await waitUntil(0.25);
  printLine('Restarting the processes one after the other …');
  await portals.restartAll();
  await waitUntil(0.5);
  printLine('Killing a process …');
  await portals.killOne();
  await waitUntil(0.7);
  printLine('Stopping the standby …');
  standbyCpu = clusterCpu().standby - cpuBefore.standby;
  await standby.stop();
  await waitUntil(0.85);
  printLine('Starting the standby again …');
  await standby.start();
  cpuBefore.standby = clusterCpu().standby;
}
await waitUntil(1);
await load.stop();
const cpuAfter = clusterCpu();
await portals.stop();
await balancer.close();
const { writes, ...stored } = await checkStoredWrites(load.writes, cluster.sql);

const isRight = printReport({
  environment: { cores: cpus().length, node: process.version, ...values },
  load,
  stored,
  writes,
  counters: Object.fromEntries(portals.counters),
  cpuSeconds: {
    portals: portals.cpuSeconds(),
    primary: cpuAfter.primary - cpuBefore.primary,
    standby: standbyCpu + cpuAfter.standby - cpuBefore.standby,
  },
});
await standby.drop();
await cluster.drop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
