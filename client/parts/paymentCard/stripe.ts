import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const TIMEOUT_MS = 20_000;

interface StripeAccess {
  readonly publishableKey: string;
  /** The script of the stand-in for Stripe; null for the real Stripe. */
  readonly scriptUrl: string | null | undefined;
}

/** Loads Stripe for a publishable key. Rejects when Stripe's script cannot be loaded within the timeout. */
export function loadStripeFor(access: StripeAccess): Promise<Stripe> {
  return Promise.race([
    load(access),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Stripe did not load in time')), TIMEOUT_MS);
    }),
  ]);
}

async function load({ publishableKey, scriptUrl }: StripeAccess): Promise<Stripe> {
  // loadStripe uses the Stripe object that the stand-in's script has put on the window.
  if (scriptUrl && !window.Stripe) await runScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale: 'da' });
  if (!stripe) throw new Error('Stripe can be loaded in a browser only');
  return stripe;
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(script);
  });
}
