import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableProxy {
  /** Returns the URL with the address of the proxy. */
  urlThrough(url: string): string;
  /** Connects to another port from now on, for a restarted server. */
  redirectTo(port: number): void;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Stops forwarding data without closing connections. New connections are accepted and get no data either. */
  silence(): void;
  /** Forwards new connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy to a local server. A test can break its connections, or silence them as a firewall does. */
export async function startBreakableProxy(to: string): Promise<BreakableProxy> {
  let port = Number(new URL(to).port);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) =>
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)));
  const forwardingSockets = new WeakSet<Socket>();

  const server = createServer((near) => {
    track(near);
    if (isSilent) return;
    const far = connect(port, '127.0.0.1');
    track(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      forwardingSockets.add(one);
      one.on('data', (part: Buffer) => forwardingSockets.has(one) && other.write(part));
      one.once('close', () => forwardingSockets.has(one) && other.destroy());
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const proxyPort = await listen(0);
  const resetConnections = () => sockets.forEach((socket) => socket.resetAndDestroy());
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    resetConnections();
    await closed;
  };

  return {
    urlThrough: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(proxyPort) }).href,
    redirectTo: (other) => void (port = other),
    cut: stopListening,
    silence() {
      isSilent = true;
      sockets.forEach((socket) => forwardingSockets.delete(socket));
    },
    async mend() {
      isSilent = false;
      if (!server.listening) await listen(proxyPort);
    },
    async close() {
      await stopListening();
      resetConnections();
    },
  };
}
