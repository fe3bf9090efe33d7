import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';

/**
 * The exact texts of the two style elements that react-aria adds at run time. If a new version changes them, the
 * browser tests fail.
 */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The inline script and inline style element of a page. */
export interface Inlined {
  script: string;
  style: string;
}

/**
 * The content security policy of a page. Inline scripts and style elements are allowed by their hash only. Style
 * attributes are allowed because React writes them. Pictures are allowed from the hosts in the settings.
 */
export function contentSecurityPolicyOfPage(config: Config, inlined?: Inlined): string {
  const { scripts, connections, frames } = cardHosts(config);
  const styles = [...reactAriaStyles, ...(inlined ? [inlined.style] : [])].map(sourceHash).join(' ');
  return contentSecurityPolicy({
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

/** Each text begins with a space, because it is appended to a directive. */
interface CardHosts {
  scripts: string;
  connections: string;
  frames: string;
}

/** The hosts of Stripe or of its stand-in, whichever is configured; none without card payments. */
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

/** The content security policy of the playground, whose editor creates styles and workers at run time. */
export const contentSecurityPolicyOfPlayground = contentSecurityPolicy({
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

/**
 * The content security policy of the pages that show the demo's mails: no scripts run, and nothing is loaded from other
 * hosts.
 */
export const contentSecurityPolicyOfMails = contentSecurityPolicy({
  'default-src': `'none'`,
  'style-src': `'unsafe-inline'`,
  'img-src': 'data:',
  'frame-src': `'self'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'self'`,
});

/** The content security policy of a PDF: the viewers of browsers embed the file and have inline styles. */
export const contentSecurityPolicyOfPdf = contentSecurityPolicy({
  'default-src': `'none'`,
  'object-src': `'self'`,
  'style-src': `'unsafe-inline'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'none'`,
});

/** Sets headers on every response. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

/** The headers of every response that sets no other values. */
export const defaultHeaders = (config: Config) => ({
  // Responses that a cache may keep override this, such as files with hashed names, pages and calendar files.
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicyOfPage(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Replaces the content security policy of one response. */
export const withContentSecurityPolicy = (reply: FastifyReply, directives: string) =>
  reply.header('content-security-policy', directives);

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
