import { createHmac } from 'node:crypto';

interface Signing {
  secret: string;
  at?: number;
}

export const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('base64');

/**
 * The signed address to which Shopify redirects the browser. Tests pass another secret for a forged address, or an
 * earlier time for an old one.
 */
export function callbackAddress(
  redirectUri: string,
  parameters: Record<string, string>,
  { secret, at = Date.now() }: Signing,
): string {
  const handle = (parameters['shop'] ?? '').split('.')[0]!;
  const all = {
    host: Buffer.from(`admin.shopify.com/store/${handle}`).toString('base64'),
    timestamp: String(Math.floor(at / 1_000)),
    ...parameters,
  };
  const names = Object.keys(all).sort() as (keyof typeof all)[];
  const pairs = names.map((name) => new URLSearchParams({ [name]: all[name] }).toString().replaceAll('+', '%20'));
  const address = new URL(redirectUri);
  for (const name of names) address.searchParams.set(name, all[name]);
  address.searchParams.set('hmac', createHmac('sha256', secret).update(pairs.join('&')).digest('hex'));
  return address.href;
}
