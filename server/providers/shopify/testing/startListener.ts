import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** Starts a server that records requests. It also counts connections, even those that send nothing. */
export async function startListener() {
  const received: ReceivedEvent[] = [];
  const nextStatuses: number[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({ body: Buffer.concat(chunks), headers: request.headers });
        response.writeHead(nextStatuses.shift() ?? 200).end('{}');
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
    received,
    nextStatuses,
    connections: () => connections,
    /** Waits until the condition is met; throws after five seconds. */
    async until(condition: () => boolean): Promise<void> {
      for (let waited = 0; !condition(); waited += 20) {
        if (waited > 5_000) throw new Error('the condition was not met in time');
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
