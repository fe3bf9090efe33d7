import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState, type RefObject } from 'react';

/** Stripe draws in a frame of its own, which knows none of our tokens: it is told what they come to, anew with every theme. */
export function useCardStyle(within: RefObject<HTMLElement | null>): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const read = () => within.current && setStyle(styleIn(within.current));
    read();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(read);
    system.addEventListener('change', read);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      system.removeEventListener('change', read);
      chosen.disconnect();
    };
  }, [within]);
  return style;
}

function styleIn(element: HTMLElement): StripeElementStyle {
  const probe = element.appendChild(document.createElement('span'));
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  probe.style.fontSize = 'var(--input-size)';
  const { fontSize, fontFamily } = getComputedStyle(probe);
  const style: StripeElementStyle = {
    base: {
      color: color('--text'),
      iconColor: color('--text-3'),
      fontSize,
      fontFamily,
      '::placeholder': { color: color('--text-3') },
    },
    invalid: { color: color('--red-fg'), iconColor: color('--red-fg') },
  };
  probe.remove();
  return style;
}
