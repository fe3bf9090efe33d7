import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../../server/platform/config.ts';
import type { PortalRequest, PortalResponse } from './PortalRequest.ts';
import { sendOverHttp } from './sendOverHttp.ts';
import type { SimulatedClock } from './SimulatedClock.ts';

/** A message that the simulator sends to a replica. */
export type ReplicaOrder = { kind: 'start'; config: Config; offsetMs: number } | { kind: 'clock'; offsetMs: number };

/** The answer of a replica to an order. */
export type ReplicaMessage = { kind: 'ready'; url: string } | { kind: 'clock set' };

/** A second process of the portal with the same database, which can be killed and started again. */
export class Replica {
  readonly #config: Config;
  readonly #clock: SimulatedClock;
  readonly #onOutput: (text: string) => void;
  #process: ChildProcess | undefined;
  #url = '';
  #latestOutput = '';

  /** `onOutput` gets the log and everything else that the process prints. */
  constructor(config: Config, clock: SimulatedClock, onOutput: (text: string) => void) {
    this.#config = config;
    this.#clock = clock;
    this.#onOutput = onOutput;
    clock.addFollower((offsetMs) => this.#setClock(offsetMs));
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Starts the process. Throws when it ends before it is ready. */
  async start(): Promise<void> {
    const child = fork(new URL('replicaProcess.ts', import.meta.url), {
      execArgv: ['--import', new URL('../../scripts/register.mjs', import.meta.url).href],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (part) => {
        this.#latestOutput = String(part);
        this.#onOutput(this.#latestOutput);
      });
    this.#url = (await this.#ask(child, { kind: 'start', config: this.#config, offsetMs: this.#clock.offsetMs })).url;
    this.#process = child;
  }

  /** Ends the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Sends a request. The answer has the status 0 when the process ended before it answered. */
  request(request: PortalRequest): Promise<PortalResponse> {
    return sendOverHttp(this.#url, request);
  }

  async #setClock(offsetMs: number): Promise<void> {
    if (this.#process) await this.#ask(this.#process, { kind: 'clock', offsetMs });
  }

  async #ask(child: ChildProcess, order: ReplicaOrder): Promise<{ url: string }> {
    // Both waits end together, so that no listener is left at the process.
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`The replica ended with the code ${String(code)}: ${this.#latestOutput}`);
    });
    const answered = once(child, 'message', { signal }) as Promise<[ReplicaMessage]>;
    child.send(order);
    try {
      const [message] = await Promise.race([answered, ended]);
      return { url: message.kind === 'ready' ? message.url : '' };
    } finally {
      waiting.abort();
    }
  }
}
