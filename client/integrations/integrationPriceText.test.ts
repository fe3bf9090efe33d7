import { expect, test } from '@jest/globals';
import { integrationPriceText } from './integrationPriceText.ts';

test.each([
  [{ type: 'free', amount: null }, 'Gratis'],
  [{ type: 'monthly', amount: 9_900 }, '99 kr/md.'],
  [{ type: 'monthly', amount: 129_550 }, '1.295,50 kr/md.'],
  [{ type: 'metered', amount: 25 }, '0,25 kr pr. kald'],
  [{ type: 'metered', amount: 0.25 }, '0,0025 kr pr. kald'],
  [{ type: 'monthly_per_agent', amount: 4_900 }, '49 kr/agent/md.'],
] as const)('formats the price of %j as %s', (billing, text) => {
  expect(integrationPriceText(billing)).toBe(text);
});
