import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface CommandResult {
  code: number;
  output: string;
  seconds: number;
}

interface RunOptions {
  /** The project's folder by default. */
  folder?: string;
  env?: Record<string, string>;
  /** How long a program may make no progress before it is stopped. A program that makes progress is never stopped. */
  silenceMs?: number;
  /** Returns a number that changes with every step of progress; by default the length of the output. */
  progress?: () => number;
  /** Describes the program's activity when its progress stopped; the text is appended to its output. */
  describeSilence?: () => string;
}

const PROGRESS_CHECK_MS = 1_000;
const SILENCE_MS = 600_000;
/** How long a program may take to clean up after SIGTERM before it is killed. */
const CLEANUP_MS = 15_000;

/** Runs a program in the project's folder. The promise always resolves; a program that cannot start has the code 1. */
export function run(
  args: string[],
  { folder = root, env = {}, silenceMs = SILENCE_MS, ...options }: RunOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  const [command, ...rest] = args as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const { progress = () => output.length, describeSilence = () => '' } = options;
    let last = { progress: progress(), at: performance.now() };
    const progressCheck = setInterval(() => {
      const now = progress();
      if (now !== last.progress) last = { progress: now, at: performance.now() };
      if (performance.now() - last.at < silenceMs) return;
      clearInterval(progressCheck);
      output += `\nEnded: nothing moved for ${silenceMs / 1000} seconds. ${describeSilence()}\n`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), CLEANUP_MS).unref();
    }, PROGRESS_CHECK_MS);
    running.add(child);
    const collect = (chunk: Buffer) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code: number) => {
      clearInterval(progressCheck);
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
    // The output of a killed program stays open if a grandchild survives, so `close` may never come.
    child.on('exit', (code) => setTimeout(() => finish(code ?? 1), CLEANUP_MS).unref());
  });
}

const running = new Set<ChildProcess>();

/** Passes a SIGTERM of this process on to every program that `run` has started. */
export function stopChildrenOnSigterm(): void {
  process.once('SIGTERM', () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(143);
  });
}

const bin = (name: string) => `${root}node_modules/.bin/${name}`;
/** The arguments that run a command of Node, a program of a package, or a TypeScript file of the project. */
export const nodeCommand = (...args: string[]) => [process.execPath, ...args];
export const toolCommand = (name: string, ...args: string[]) => [bin(name), ...args];
export const projectCommand = (file: string, ...args: string[]) =>
  nodeCommand('--import', './scripts/register.mjs', file, ...args);
