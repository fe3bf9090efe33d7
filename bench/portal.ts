import 'reflect-metadata';
import { createApp } from '../server/app.ts';
import { demoConfig } from '../server/platform/config.ts';
import { rooms } from '../server/rooms.ts';
import { clipCardWorkloads } from './clipCards.ts';
import { SECRET } from './viewers.ts';
import { persistedId, screenWorkloads } from './workloads.ts';

const config = demoConfig(
  {
    databaseUrl: process.env.BENCH_APP_URL!,
    migrationDatabaseUrl: process.env.BENCH_OWNER_URL!,
    jwtSecret: SECRET,
    encryptionKeys: `bench:${Buffer.alloc(32, 'bench').toString('base64')}`,
  },
  { PORT: process.env.BENCH_PORT, LOG_LEVEL: 'silent', PORTAL_DATA_DIR: process.env.BENCH_DATA_DIR },
);
// Browsers send the ids of their operations. BENCH_DOCUMENTS measures documents, as partners send them.
const persisted = Object.fromEntries(
  [...screenWorkloads, ...clipCardWorkloads].map(({ portal: text }) => [persistedId(text), text]),
);
// All requests come from one caller, who must not reach the rate limit.
const portal = await createApp(
  { ...config, proxies: 1, rateLimit: Number.MAX_SAFE_INTEGER },
  { rooms, runJobs: false, persisted },
);
await portal.listen();
process.on('SIGTERM', () => void portal.close().then(() => process.exit(0)));
