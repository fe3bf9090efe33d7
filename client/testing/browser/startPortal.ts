import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningPortal {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a demo portal in a process of its own, because the server needs a loader for TypeScript. The process ends when
 * `stop` is called or its parent ends.
 */
export async function startPortal(env: Record<string, string> = {}): Promise<RunningPortal> {
  const server = spawn(process.execPath, ['--import', './scripts/register.mjs', './scripts/serveForTests.ts'], {
    // Most tests look at purchases before they are on an invoice.
    env: { ...process.env, INVOICES: 'drafts', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    url: await firstLine(server.stdout),
    async stop() {
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}

function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
      const line = /http:\S+/.exec(text)?.[0];
      if (line && text.includes('\n')) resolve(line);
    });
    stream.on('end', () => reject(new Error(`The demo did not start: ${text}`)));
  });
}
