import { expect, test } from '@jest/globals';
import { integrationPriceText } from './integrationPriceText.ts';

test.each([
  [{ type: 'FREE' }, 'Gratis'],
  [{ type: 'MONTHLY', price: 9_900 }, '99 kr/md.'],
  [{ type: 'MONTHLY', price: 129_550 }, '1.295,50 kr/md.'],
  [{ type: 'METERED', pricePerRequest: 25 }, '0,25 kr pr. kald'],
  [{ type: 'METERED', pricePerRequest: 0.25 }, '0,0025 kr pr. kald'],
  [{ type: 'MONTHLY_PER_AGENT', pricePerAgent: 4_900 }, '49 kr/agent/md.'],
] as const)('formats the price of %j as %s', (billing, text) => {
  expect(integrationPriceText(billing)).toBe(text);
});
