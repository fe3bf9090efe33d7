export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

/** What the server tells the page before anything is asked: names, and whether this is a demo. */
export interface Facts {
  product: string;
  legal: Legal;
  demo: boolean;
  /** Hosts that the page's policy lets pictures come from; `*.` in front stands for all below. */
  pictureHosts: string[];
}

let known: Facts | undefined;

/** Where there is no page to read them from: on the server. */
export const keepFacts = (told: Facts) => void (known = told);

export function facts(): Facts {
  known ??= JSON.parse(document.getElementById('facts')?.textContent ?? '') as Facts;
  return known;
}
