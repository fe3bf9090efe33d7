import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

/** Headers of one connection, which HTTP/2 does not know. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves the portal over HTTP/2, as the reverse proxy in ops does: over HTTP/1.1, a browser would load six files at a
 * time. WebSockets and programs without HTTP/2 use HTTP/1.1. The certificate is one that nobody trusts.
 */
export async function startHttp2Front(portalUrl: string, folder: string): Promise<{ url: string; stop(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const keyType = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...keyType, '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'],
    { stdio: 'ignore' },
  );
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
    (incoming, answer) => passOn(portalUrl, incoming, answer),
  );
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    passOnSocket(portalUrl, incoming, socket, head),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The front has no port');
  return { url: `https://localhost:${address.port}`, stop: () => void server.close() };
}

function passOn(portalUrl: string, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const passed = request(portalUrl + incoming.url, { method: incoming.method, headers }, (response) => {
    const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
    answer.writeHead(response.statusCode!, Object.fromEntries(kept));
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
}

function passOnSocket(portalUrl: string, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(portalUrl);
  const passed = connect(Number(port), hostname, () => {
    const { rawHeaders } = incoming;
    const lines = rawHeaders.flatMap((name, i) => (i % 2 ? [] : [`${name}: ${rawHeaders[i + 1]}`]));
    passed.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    passed.write(head);
    passed.pipe(socket).pipe(passed);
  });
  for (const each of [passed, socket]) each.on('error', () => [passed, socket].forEach((other) => other.destroy()));
}
