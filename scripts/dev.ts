import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from './ensureGenerated.ts';
import { projectCommand, root, toolCommand } from './processes.ts';

/** `npm run dev`: the client with hot reload on PORT, and the server on the next port, restarted after each change. */
const port = Number(process.env.PORT ?? 4000);

const start = ([command, ...args]: string[], env: Record<string, string>) =>
  spawn(command!, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

await ensureGenerated();

const [node, ...serverArgs] = projectCommand('./server/demo.ts', '--without-client') as [string, ...string[]];
const children: ChildProcess[] = [
  start([node, '--watch-path=server', '--watch-path=domain', '--watch-preserve-output', ...serverArgs], {
    PORT: String(port + 1),
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  start(toolCommand('vite'), { PORT: String(port) }),
];

let saved: NodeJS.Timeout | undefined;
watch(join(root, 'client'), { recursive: true }, (_event, file) => {
  if (!file || file.includes('__generated__') || !/\.tsx?$/.test(file)) return;
  clearTimeout(saved);
  saved = setTimeout(compileInTurn, 200);
});

let compiled: Promise<void> = Promise.resolve();
function compileInTurn(): void {
  compiled = compiled
    .then(() => ensureGenerated())
    .catch((error: Error) => void process.stderr.write(`${error.message}\n`));
}

const stop = () => {
  children.forEach((child) => child.kill('SIGTERM'));
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
