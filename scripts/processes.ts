import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Finished {
  code: number;
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string>;
  /** A program in which nothing moves for so long is ended, however slow the machine is that it moves on. */
  silenceMs?: number;
  /** A number that changes whenever something moves; by default the length of the output. */
  progress?: () => number;
  /** What the program was doing when it fell silent, for the end of its output. */
  describeSilence?: () => string;
}

const WATCH_MS = 1_000;
const SILENCE_MS = 600_000;
/** How long a program that is asked to end may take to clean up. */
const END_MS = 15_000;

/** Runs a program of the project and keeps its output. */
export function run(
  args: string[],
  { env = {}, silenceMs = SILENCE_MS, ...options }: RunOptions = {},
): Promise<Finished> {
  const started = performance.now();
  const [command, ...rest] = args as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const { progress = () => output.length, describeSilence = () => '' } = options;
    let last = { progress: progress(), at: performance.now() };
    const watching = setInterval(() => {
      const now = progress();
      if (now !== last.progress) last = { progress: now, at: performance.now() };
      if (performance.now() - last.at < silenceMs) return;
      clearInterval(watching);
      output += `\nEnded: nothing moved for ${silenceMs / 1000} seconds. ${describeSilence()}\n`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
    }, WATCH_MS);
    running.add(child);
    const collect = (chunk: Buffer) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code: number) => {
      clearInterval(watching);
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
    // A program that was killed may leave a grandchild behind that holds its output open.
    child.on('exit', (code) => setTimeout(() => finish(code ?? 1), END_MS).unref());
  });
}

const running = new Set<ChildProcess>();

/** Stops the programs that it runs when this process is told to stop. */
export function takeAlongWhenStopped(): void {
  process.once('SIGTERM', () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(143);
  });
}

const bin = (name: string) => `${root}node_modules/.bin/${name}`;
export const node = (...args: string[]) => [process.execPath, ...args];
export const tool = (name: string, ...args: string[]) => [bin(name), ...args];
export const project = (file: string, ...args: string[]) => node('--import', './scripts/register.mjs', file, ...args);
