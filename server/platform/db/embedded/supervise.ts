import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stopServer } from './postgresServer.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

export interface SupervisedServer {
  /** Stops the server for good. */
  stop(): Promise<void>;
  /** How often the server has ended without a call of `stop`. */
  unexpectedEnds(): number;
  /** Resolves once the server runs, or at once when it does. */
  untilRunning(): Promise<void>;
}

/**
 * Starts PostgreSQL again whenever it ends without a call of `stop`, for example killed by an administrator or by a
 * machine that is out of memory. The delay between failed attempts doubles, so that a full disk does not cause a busy
 * loop.
 */
export function supervise(
  first: ChildProcess,
  startAgain: () => Promise<ChildProcess>,
  log: (line: string) => void,
): SupervisedServer {
  let server = first;
  let restarting = Promise.resolve();
  let isStopping = false;
  const mayStart = () => !isStopping;
  let ends = 0;

  const watch = () =>
    server.once('exit', (code, signal) => {
      if (isStopping) return;
      ends += 1;
      log(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      restarting = restart();
    });
  const restart = async () => {
    for (let delay = FIRST_DELAY_MS; mayStart(); delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
      try {
        server = await startAgain();
        // The server may have been asked to stop, or may have ended again, while its start was awaited.
        if (!isStopping && hasEnded(server)) continue;
        watch();
        return log('PostgreSQL runs again');
      } catch (error) {
        log(`PostgreSQL could not be started again: ${(error as Error).message}`);
        await wait(delay, undefined, { ref: false });
      }
    }
  };

  watch();
  return {
    unexpectedEnds: () => ends,
    untilRunning: () => restarting,
    async stop() {
      isStopping = true;
      await restarting;
      await stopServer(server);
    },
  };
}

/** A server without supervision, for tests that end it and check the consequences. */
export const unsupervised = (server: ChildProcess): SupervisedServer => ({
  stop: () => stopServer(server),
  unexpectedEnds: () => 0,
  untilRunning: async () => undefined,
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
