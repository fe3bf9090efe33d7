import { Agent, createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  /** Returns the addresses of the replicas that are ready. */
  readyReplicas(): string[];
  close(): Promise<void>;
}

const CHECK_INTERVAL_MS = 200;
/** A replica on a busy machine is slow to answer, and still ready. */
const MAX_CHECK_MS = 20_000;

/**
 * A minimal load balancer: checks /readyz of every replica and forwards requests round-robin to the ready ones. The
 * caller may change the list of replicas at any time.
 */
export async function startBalancer(replicas: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const openSockets = new Set<Socket>();
  let forwardCount = 0;

  const checkReplicas = () =>
    Promise.all(
      replicas.map(async (url) => {
        const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(MAX_CHECK_MS) }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady && replicas.includes(url)) ready.add(url);
        else ready.delete(url);
      }),
    );
  const checkTimer = setInterval(() => void checkReplicas(), CHECK_INTERVAL_MS);
  const nextReplica = () => [...ready][forwardCount++ % Math.max(1, ready.size)];

  const forwardRequest = (request: IncomingMessage, response: ServerResponse) => {
    const target = nextReplica();
    if (!target) return void response.writeHead(503).end();
    const { hostname, port } = new URL(target);
    const forwarded = call(
      { agent, hostname, port, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(forwarded);
  };

  const server = createServer(forwardRequest);
  server.on('upgrade', (request, client: Socket, head) => {
    const target = nextReplica();
    if (!target) return void client.destroy();
    const { hostname, port } = new URL(target);
    const portal = connect(Number(port), hostname, () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      portal.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      portal.write(head);
      client.pipe(portal).pipe(client);
    });
    for (const end of [client, portal])
      openSockets.add(
        end.on('error', () => end.destroy()).on('close', () => [client, portal].forEach((other) => other.destroy())),
      );
  });
  await checkReplicas();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyReplicas: () => [...ready],
    close: () => {
      clearInterval(checkTimer);
      agent.destroy();
      openSockets.forEach((socket) => socket.destroy());
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
