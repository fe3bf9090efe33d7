import { expect, test } from '@jest/globals';
import { integrationPriceText } from './integrationPriceText.ts';

const noPrice = { price: null, pricePerRequest: null, pricePerAgent: null };

test.each([
  [{ ...noPrice, type: 'free' }, 'Gratis'],
  [{ ...noPrice, type: 'monthly', price: 99 }, '99 kr/md.'],
  [{ ...noPrice, type: 'monthly', price: 1295.5 }, '1.295,50 kr/md.'],
  [{ ...noPrice, type: 'metered', pricePerRequest: 0.25 }, '0,25 kr pr. kald'],
  [{ ...noPrice, type: 'metered', pricePerRequest: 0.0025 }, '0,0025 kr pr. kald'],
  [{ ...noPrice, type: 'monthly_per_agent', pricePerAgent: 49 }, '49 kr/agent/md.'],
] as const)('formats the price of %j as %s', (billing, text) => {
  expect(integrationPriceText(billing)).toBe(text);
});
