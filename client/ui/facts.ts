import type { PriceList } from '../../domain/money/prices.ts';

/** The reseller's name and contact details, which the public pages show. */
export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

/** Settings that the server writes into every page, so that no query is needed for them. */
export interface Facts {
  product: string;
  /** The address of the portal without a path. */
  publicUrl: string;
  legal: Legal;
  demo: boolean;
  /** Other hosts that the content security policy allows images from. A leading `*.` stands for all subdomains. */
  pictureHosts: string[];
  /** The providers with which users can sign in, such as Microsoft, in the order of their buttons. */
  signInProviders: { id: string; name: string }[];
  /** The price list that was in force when the page was served. */
  prices: PriceList;
}

let currentFacts: Facts | undefined;

/** Sets the facts for prerendering on the server, which has no page to read them from. */
export const setFacts = (facts: Facts) => void (currentFacts = facts);

/** Returns the facts that `setFacts` has set, or else those in the page. Throws when the page holds none. */
export function facts(): Facts {
  currentFacts ??= JSON.parse(document.getElementById('facts')?.textContent ?? '') as Facts;
  return currentFacts;
}
