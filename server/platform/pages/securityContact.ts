import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const DAY_MS = 24 * 3600_000;
/** The file is created for each request, so it never expires while the portal runs. RFC 9116 asks for under a year. */
const VALID_DAYS = 180;

/** Serves security.txt (RFC 9116), which tells people who have found a vulnerability where to report it. */
export function serveSecurityContact(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const expires = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();
    const fields = {
      Contact: securityContact,
      Expires: expires,
      'Preferred-Languages': 'da, en',
      Canonical: `${publicUrl}${path}`,
    };
    return reply.type('text/plain; charset=utf-8').send(
      Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    );
  });
}
