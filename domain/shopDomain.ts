import { z } from 'zod';

const MISSING = 'Shop URL er påkrævet';
const MALFORMED = 'Shop URL skal være i formatet: min-butik.myshopify.com';
const LONGEST = 300;

/** As people have it at hand: the shop's name, its address, or the address of the page that they are on. */
const forms = [
  /^([a-z0-9][a-z0-9-]{0,62})$/i,
  /^(?:https?:\/\/)?([a-z0-9][a-z0-9-]{0,62})\.myshopify\.com(?:\/[\w?=&-]+)*\/?$/i,
  /^(?:https?:\/\/)?admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]{0,62})(?:\/[\w?=&-]+)*\/?$/i,
];

/**
 * Where a shop is, and never anywhere else: 'Min-Butik' is min-butik.myshopify.com. The text is matched as it stands
 * and not read as an address, since such a reader mends what it gets: it drops tabs, decodes dots, and takes letters for others.
 */
export function shopHost(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = text.replaceAll(/^ +| +$/g, '');
  const name = forms.map((form) => form.exec(typed)?.[1]?.toLowerCase()).find(Boolean);
  // What shows as other letters than it is written with is no name that Shopify gives.
  return name && !name.startsWith('xn--') ? `${name}.myshopify.com` : undefined;
}

export const shopDomainRule = z.string(MISSING).transform((text, { issues }) => {
  const host = shopHost(text);
  if (!host) issues.push({ code: 'custom', input: text, message: text.trim() ? MALFORMED : MISSING });
  return host ?? z.NEVER;
});
