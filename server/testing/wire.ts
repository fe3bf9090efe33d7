import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Wire {
  /** The same address, by way of this wire. */
  through(url: string): string;
  /** Leads to another port from now on, where a server was started anew. */
  leadTo(port: number): void;
  /** What is connected breaks, and nobody else gets through. */
  cut(): Promise<void>;
  /** What is connected hears nothing more, for good, and is not told; others are taken in and hear nothing either. */
  silence(): void;
  /** Whoever connects now gets through. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A wire to a server on this machine that a test can cut, and that can fall silent, as a firewall does that has forgotten a connection. */
export async function layWire(to: string): Promise<Wire> {
  let port = Number(new URL(to).port);
  let isSilent = false;
  const ends = new Set<Socket>();
  const take = (socket: Socket) =>
    ends.add(socket.on('error', () => undefined).once('close', () => ends.delete(socket)));
  const isConnected = new WeakSet<Socket>();

  const server = createServer((near) => {
    take(near);
    if (isSilent) return;
    const far = connect(port, '127.0.0.1');
    take(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      isConnected.add(one);
      one.on('data', (part: Buffer) => isConnected.has(one) && other.write(part));
      one.once('close', () => isConnected.has(one) && other.destroy());
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const here = await listen(0);
  const breakAll = () => ends.forEach((end) => end.resetAndDestroy());
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  };

  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(here) }).href,
    leadTo: (other) => void (port = other),
    cut: stop,
    silence() {
      isSilent = true;
      ends.forEach((end) => isConnected.delete(end));
    },
    async mend() {
      isSilent = false;
      if (!server.listening) await listen(here);
    },
    async close() {
      await stop();
      breakAll();
    },
  };
}
