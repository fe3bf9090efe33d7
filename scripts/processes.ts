import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Finished {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a program of the project and keeps what it says. */
export function run(args: string[], { env = {}, timeoutMs = 600_000 }: { env?: Record<string, string>; timeoutMs?: number } = {}): Promise<Finished> {
  const started = performance.now();
  const [command, ...rest] = args as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const timer = setTimeout(() => {
      output += `\nAfbrudt efter ${timeoutMs / 1000} sekunder.\n`;
      child.kill('SIGKILL');
    }, timeoutMs);
    running.add(child);
    const collect = (chunk: Buffer) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

const running = new Set<ChildProcess>();

/** Told to stop, this process takes what it runs along. */
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
