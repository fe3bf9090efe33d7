import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../platform/db/embedded/postgresServer.ts';
import type { TestApp } from './createTestApp.ts';

export interface Replica {
  url: string;
  process: ChildProcess;
  /** Output of the process so far. */
  log(): string;
  /** Resolves to the exit code of the process, or to the signal that ended it. */
  ended: Promise<number | string | null>;
  /** Sends SIGTERM and waits for the end of the process. */
  stop(): Promise<number | string | null>;
}

/** Arguments for Node from the script `serve` in package.json. */
const SERVE = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }).scripts.serve
  .split(' ')
  .slice(1);

/** The settings with which a process serves the database of a test. Mail is not sent. */
export const environmentOf = ({ db, config }: TestApp): Record<string, string> => ({
  DATABASE_URL: db.appUrl,
  JWT_SECRET: config.jwtSecret,
  ENCRYPTION_KEYS: config.encryptionKeys,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hej@portal.example',
  PORTAL_DATA_DIR: config.dataDir,
  PERSISTED_ONLY: 'false',
  DRAIN_SECONDS: '1',
  RATE_LIMIT: '1000',
  DATABASE_POOL_SIZE: '4',
});

/** Starts the portal in a separate process, as `npm run serve` does in production. */
export async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, SERVE, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      METRICS_TOKEN: 'a-token-for-metrics',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null);
  await waitUntilReady(
    url,
    () => child.exitCode === null,
    () => output,
  );
  return {
    url,
    process: child,
    ended,
    log: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Waits until /readyz answers. Throws when the process ends or after two minutes. */
export async function waitUntilReady(
  url: string,
  isAlive: () => boolean = () => true,
  output: () => string = () => '',
): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (!isAlive()) throw new Error(`The portal ended: ${output()}`);
    if (
      await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`The portal did not become ready: ${output()}`);
}
