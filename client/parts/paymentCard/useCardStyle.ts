import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the style of Stripe's card field, which is undefined until the container is mounted. The field is an iframe
 * that cannot use the page's CSS variables, so their values are read here, and again when the theme changes.
 */
export function useCardStyle(containerRef: RefObject<HTMLElement | null>): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const updateStyle = () => containerRef.current && setStyle(readStyle(containerRef.current));
    updateStyle();
    const colorScheme = window.matchMedia('(prefers-color-scheme: dark)');
    const themeObserver = new MutationObserver(updateStyle);
    colorScheme.addEventListener('change', updateStyle);
    themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      colorScheme.removeEventListener('change', updateStyle);
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
