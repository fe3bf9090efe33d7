import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { CardInput } from '../../parts/paymentCard/CardInput.tsx';
import type { Link } from './readLink.ts';

type Loaded =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; stripe: Stripe; CardInput: typeof CardInput };

/**
 * Loads Stripe's script and the field for a card. `retry` loads them again, and `fail` is for a field that does not
 * load.
 */
export function useStripe({ publishableKey, scriptUrl }: Pick<Link, 'publishableKey' | 'scriptUrl'>) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ status: 'loading' });
    const load = async (): Promise<Loaded> => {
      if (!publishableKey) return { status: 'failed' };
      const [{ CardInput: Input }, stripe] = await Promise.all([
        import('../../parts/paymentCard/CardInput.tsx'),
        import('../../parts/paymentCard/stripe.ts').then(({ loadStripeFor }) =>
          loadStripeFor({ publishableKey, scriptUrl }),
        ),
      ]);
      return { status: 'ready', stripe, CardInput: Input };
    };
    load()
      .catch((): Loaded => ({ status: 'failed' }))
      .then((next) => isCurrent && setLoaded(next));
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, scriptUrl, attempt]);
  return {
    loaded,
    retry: () => setAttempt((count) => count + 1),
    fail: () => setLoaded({ status: 'failed' }),
  };
}
