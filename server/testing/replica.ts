import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../db/embedded/postgresServer.ts';

export interface Replica {
  url: string;
  process: ChildProcess;
  /** What it wrote to its log. */
  log(): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
  /** Asked to go, as by whoever runs it. */
  stop(): Promise<number | string | null>;
}

/** Node's flags and the program, as `npm run serve` has them. */
const SERVE = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }).scripts.serve
  .split(' ')
  .slice(1);

/** `npm run serve` as a process of its own: the portal as it runs in production. */
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null);
  await isReady(
    url,
    () => child.exitCode === null,
    () => said,
  );
  return {
    url,
    process: child,
    ended,
    log: () => said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Until it may be given work. */
export async function isReady(
  url: string,
  isAlive: () => boolean = () => true,
  said: () => string = () => '',
): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (!isAlive()) throw new Error(`The portal ended: ${said()}`);
    if (
      await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`The portal never got ready: ${said()}`);
}
