import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the style of Stripe's card field. The field is an iframe that cannot use CSS variables, so their values are
 * read here, and again when the theme changes.
 */
export function useCardStyle(containerRef: RefObject<HTMLElement | null>): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const read = () => containerRef.current && setStyle(readStyle(containerRef.current));
    read();
    const colorScheme = window.matchMedia('(prefers-color-scheme: dark)');
    const themeObserver = new MutationObserver(read);
    colorScheme.addEventListener('change', read);
    themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      colorScheme.removeEventListener('change', read);
      themeObserver.disconnect();
    };
  }, [containerRef]);
  return style;
}

function readStyle(element: HTMLElement): StripeElementStyle {
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
