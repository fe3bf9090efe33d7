import { z } from 'zod';

const MISSING = 'Shop URL er påkrævet';
const MALFORMED = 'Shop URL skal være i formatet: min-butik.myshopify.com';
const MAX_LENGTH = 300;

/** The accepted inputs: the shop's name, its address, or the address of one of its admin pages. */
const acceptedForms = [
  /^([a-z0-9][a-z0-9-]{0,62})$/i,
  /^(?:https?:\/\/)?([a-z0-9][a-z0-9-]{0,62})\.myshopify\.com(?:\/[\w?=&-]+)*\/?$/i,
  /^(?:https?:\/\/)?admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]{0,62})(?:\/[\w?=&-]+)*\/?$/i,
];

/**
 * Returns the host of a Shopify shop, as in 'min-butik.myshopify.com' for 'Min-Butik', or undefined for any other text.
 * The text is matched as it is and not parsed as a URL, because a URL parser repairs its input: it drops tabs, decodes
 * dots and maps letters to others.
 */
export function shopHost(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const typed = text.replaceAll(/^ +| +$/g, '');
  const name = acceptedForms.map((form) => form.exec(typed)?.[1]?.toLowerCase()).find(Boolean);
  // Shopify does not give out internationalized names, which browsers show in other letters.
  return name && !name.startsWith('xn--') ? `${name}.myshopify.com` : undefined;
}

/** Validates the text and transforms it to the host of the shop. */
export const shopDomainRule = z.string(MISSING).transform((text, { issues }) => {
  const host = shopHost(text);
  if (!host) issues.push({ code: 'custom', input: text, message: text.trim() ? MALFORMED : MISSING });
  return host ?? z.NEVER;
});
