export interface TermsSection {
  title: string;
  /** A paragraph, or the points of a list. */
  content: (string | string[])[];
}

export interface TermsParty {
  product: string;
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

export interface TermsDocument {
  path: string;
  title: string;
  summary: string;
  sections: (party: TermsParty) => TermsSection[];
}
