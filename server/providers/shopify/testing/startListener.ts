import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** Somebody who listens, and notes even those who connect and say nothing. */
export async function startListener() {
  const heard: Heard[] = [];
  const answerWith: number[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        heard.push({ body: Buffer.concat(chunks), headers: request.headers });
        response.writeHead(answerWith.shift() ?? 200).end('{}');
      });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    heard,
    answerWith,
    connections: () => connections,
    async until(isSo: () => boolean): Promise<void> {
      for (let waited = 0; !isSo(); waited += 20) {
        if (waited > 5_000) throw new Error('it never came');
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
