import type { TermsDocument } from '../../../domain/sales/termsVersions.ts';
import type { Legal } from '../../ui/facts.ts';

export interface TermsSection {
  title: string;
  /** A string is a paragraph, an array the points of a list. */
  content: (string | string[])[];
}

/** The reseller as the terms name it, and the name of its portal. */
export interface TermsParty extends Legal {
  product: string;
}

export interface TermsText {
  kind: TermsDocument;
  /** The version, named by the first day on which it is in force. */
  version: string;
  title: string;
  summary: string;
  sections: (party: TermsParty) => TermsSection[];
}
