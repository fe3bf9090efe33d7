import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** The two style elements that react-aria adds at run time, to the letter; a new version's would fail the browser tests. */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** What stands in a page itself: one script and one style element. */
export interface Inlined {
  script: string;
  style: string;
}

/** Pictures of people come from the hosts that are named in the settings. React writes style attributes; of scripts and style elements in a page only those run that are known to the letter. */
export function pagePolicy(config: Config, inlined?: Inlined): string {
  const { scripts, connections, frames } = cardHosts(config);
  const styles = [...reactAriaStyles, ...(inlined ? [inlined.style] : [])].map(sourceHash).join(' ');
  return policy({
    'default-src': `'none'`,
    'script-src': `'self'${inlined ? ` ${sourceHash(inlined.script)}` : ''}${scripts}`,
    'style-src': `'self' ${styles}`,
    'style-src-attr': `'unsafe-inline'`,
    'img-src': [`'self'`, ...config.pictureHosts.map((host) => `https://${host}`)].join(' '),
    'font-src': `'self'`,
    'connect-src': `'self'${connections}`,
    'manifest-src': `'self'`,
    ...(frames && { 'frame-src': frames.trim() }),
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
  });
}

interface CardHosts {
  scripts: string;
  connections: string;
  frames: string;
}

/** Stripe's hosts are named only where Stripe is used, and the stand-in's only where that plays Stripe. */
function cardHosts({ stripe }: Config): CardHosts {
  if (!stripe) return { scripts: '', connections: '', frames: '' };
  if (stripe.apiUrl) {
    const { origin } = new URL(stripe.apiUrl);
    return { scripts: ` ${origin}`, connections: ` ${origin}`, frames: '' };
  }
  return {
    scripts: ' https://js.stripe.com https://*.js.stripe.com',
    connections: ' https://api.stripe.com',
    frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  };
}

/** The playground's editor makes its own styles and workers. */
export const playgroundPolicy = policy({
  'default-src': `'none'`,
  'script-src': `'self'`,
  'style-src': `'self' 'unsafe-inline'`,
  'img-src': `'self' data:`,
  'font-src': `'self' data:`,
  'connect-src': `'self'`,
  'worker-src': `'self' blob:`,
  'base-uri': `'none'`,
  'frame-ancestors': `'none'`,
});

/** A mail in the demo's post office: shown, but nothing in it runs or loads. */
export const mailPolicy = policy({
  'default-src': `'none'`,
  'style-src': `'unsafe-inline'`,
  'img-src': 'data:',
  'frame-src': `'self'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'self'`,
});

export function secureHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

export const defaultHeaders = (config: Config) => ({
  // What may be kept says so itself: files with hashed names, and descriptions of the API that are everybody's.
  'cache-control': 'no-store',
  'content-security-policy': pagePolicy(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

export const withPolicy = (reply: FastifyReply, contentPolicy: string) =>
  reply.header('content-security-policy', contentPolicy);

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
