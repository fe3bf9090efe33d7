import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface FaultyProxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a TCP proxy to the portal that fails on request: `GET /cut` closes all connections and refuses new ones until
 * `GET /mend`; `GET /lose` passes the next call on to the portal and drops its answer.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  const openSockets = new Set<Socket>();
  const state = { isCut: false, losesNext: false };
  const commands: Record<string, () => void> = {
    '/cut': () => {
      state.isCut = true;
      openSockets.forEach((socket) => socket.destroy());
    },
    '/mend': () => void (state.isCut = false),
    '/lose': () => void (state.losesNext = true),
  };

  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    client.once('data', (first: Buffer) => {
      const command = commands[/^GET (\/\w+) /.exec(first.toString('latin1'))?.[1] ?? ''];
      if (command) {
        client.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
        return void client.once('close', command);
      }
      if (state.isCut) return void client.destroy();
      const portal = connect(Number(port), hostname);
      for (const socket of [client, portal])
        openSockets.add(
          socket.on('close', () => [client, portal].forEach((end) => end.destroy() && openSockets.delete(end))),
        );
      portal.on('error', () => portal.destroy());
      portal.write(first);
      client.pipe(portal);
      if (state.losesNext) portal.once('data', () => client.destroy());
      else portal.pipe(client);
      state.losesNext = false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        openSockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
