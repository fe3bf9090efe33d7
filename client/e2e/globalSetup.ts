import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** One demo for the whole run, in a process of its own: the portal's code needs its own loader. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['--import', './scripts/register.mjs', './scripts/serveForTests.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.env.PORTAL_URL = await firstLine(server.stdout);
  return async () => {
    server.stdin.end();
    await once(server, 'exit');
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
