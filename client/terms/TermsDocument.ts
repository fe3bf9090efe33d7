import type { Legal } from '../facts.ts';

export interface TermsSection {
  title: string;
  /** A string is a paragraph, an array the points of a list. */
  content: (string | string[])[];
}

export interface TermsParty extends Legal {
  product: string;
}

export interface TermsDocument {
  path: string;
  title: string;
  summary: string;
  sections: (party: TermsParty) => TermsSection[];
}
