import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const PATIENCE_MS = 20_000;

interface Keys {
  readonly publishableKey: string;
  /** Where a stand-in plays Stripe: its script, which the loader then finds in place. */
  readonly scriptUrl: string | null | undefined;
}

export function stripeFor(keys: Keys): Promise<Stripe> {
  return Promise.race([
    load(keys),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Stripe does not answer')), PATIENCE_MS);
    }),
  ]);
}

async function load({ publishableKey, scriptUrl }: Keys): Promise<Stripe> {
  if (scriptUrl && !window.Stripe) await runScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale: 'da' });
  if (!stripe) throw new Error('Stripe needs a browser');
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
