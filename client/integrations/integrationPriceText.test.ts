import { expect, test } from '@jest/globals';
import { integrationPriceText } from './integrationPriceText.ts';

test.each([
  [{ model: 'FREE', amount: null }, 'Gratis'],
  [{ model: 'MONTHLY', amount: 9_900 }, '99 kr/md.'],
  [{ model: 'MONTHLY', amount: 129_550 }, '1.295,50 kr/md.'],
  [{ model: 'METERED', amount: 25 }, '0,25 kr pr. kald'],
  [{ model: 'METERED', amount: 0.25 }, '0,0025 kr pr. kald'],
  [{ model: 'MONTHLY_PER_AGENT', amount: 4_900 }, '49 kr/agent/md.'],
] as const)('formats the price of %j as %s', (billing, text) => {
  expect(integrationPriceText(billing)).toBe(text);
});
