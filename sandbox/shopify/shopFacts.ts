import { createHash } from 'node:crypto';

export const isShop = (host: string) => /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(host);

/** A shop exists under every name. Its facts are derived from the name. */
export function shopFacts(host: string) {
  const handle = host.slice(0, -'.myshopify.com'.length);
  const words = handle.replaceAll('-', ' ');
  return {
    id: Number.parseInt(createHash('sha256').update(host).digest('hex').slice(0, 10), 16),
    name: words.charAt(0).toUpperCase() + words.slice(1),
    domain: `${handle}.example`,
    myshopifyDomain: host,
    email: `kontakt@${handle}.example`,
    currency: 'DKK',
    plan: 'Basic',
  };
}

/** The shop as events contain it, with the field names of the older REST API. */
export function shopResource(host: string, updatedAt: string): object {
  const { id, name, domain, email, currency, plan } = shopFacts(host);
  return {
    id,
    name,
    email,
    domain,
    myshopify_domain: host,
    customer_email: email,
    currency,
    plan_name: plan.toLowerCase(),
    plan_display_name: plan,
    country_code: 'DK',
    country_name: 'Denmark',
    primary_locale: 'da',
    iana_timezone: 'Europe/Copenhagen',
    created_at: '2024-02-01T09:00:00+01:00',
    updated_at: updatedAt,
  };
}
