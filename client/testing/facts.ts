import { firstPriceList } from '../../domain/money/prices.ts';
import type { Facts } from '../ui/facts.ts';

/** The facts of the page in tests. */
export const testFacts: Facts = {
  product: 'Portalen',
  publicUrl: 'http://localhost:4000',
  legal: { companyName: '', address: '', vatNumber: '', email: '', phone: '' },
  demo: false,
  signInProviders: [],
  pictureHosts: [],
  prices: firstPriceList,
};
