import type { CompanyRole, Subject } from '../basics/vocabulary.ts';

/** Explains each role in a company. Apart from the vocabulary, because few screens explain the roles. */
export const roleTexts: Readonly<Record<CompanyRole, string>> = {
  ADMINISTRATOR: 'Alt: brugere, betalingsmetoder, API-nøgler og godkendelser.',
  BUYER: 'Bestiller og køber, og alt det, et medlem kan.',
  FINANCE: 'Ser og betaler fakturaer, men bestiller intet.',
  MEMBER: 'Opgaver og events, og kan se licenser og aftaler.',
  READER: 'Ser, men ændrer intet.',
};

/** The data of a subject. */
export const subjectTexts: Readonly<Record<Subject, string>> = {
  FINANCE: 'Betalinger, fakturaer, kontoudtog og priser.',
  LICENSES: 'Licenser, pladser og fornyelser.',
  AGREEMENTS: 'Serviceaftaler, klippekort og brugte timer.',
  TASKS: 'Opgaver, samtaler og godkendelser af estimater.',
  INTEGRATIONS: 'Webshops, webhooks og eksterne id’er.',
  PEOPLE: 'Kolleger, invitationer og anmodninger om adgang.',
};
