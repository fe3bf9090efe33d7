export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

/** Settings of the server that stand in every page, so that no query is needed for them. */
export interface Facts {
  product: string;
  legal: Legal;
  demo: boolean;
  /** Hosts that the content security policy allows images from; a leading `*.` stands for all subdomains. */
  pictureHosts: string[];
}

let currentFacts: Facts | undefined;

/** Sets the facts for prerendering on the server, which has no page to read them from. */
export const setFacts = (facts: Facts) => void (currentFacts = facts);

/** The facts of this page. Throws when the page holds none. */
export function facts(): Facts {
  currentFacts ??= JSON.parse(document.getElementById('facts')?.textContent ?? '') as Facts;
  return currentFacts;
}
