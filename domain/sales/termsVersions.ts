/** The documents of terms. Their texts are in the client. */
export const TermsDocument = {
  SERVICE_AGREEMENT: { label: 'Serviceaftalebetingelser', path: '/terms/service-agreement' },
  CLIP_CARD: { label: 'Klippekortbetingelser', path: '/terms/clip-card' },
  LICENSE: { label: 'Licensbetingelser', path: '/terms/license' },
  PRIVACY: { label: 'Privatlivspolitik', path: '/terms/privacy' },
} as const satisfies Record<string, { label: string; path: string }>;
export type TermsDocument = keyof typeof TermsDocument;

/** The version of the terms of service agreements from which on an agreement can be regulated. */
export const REGULATION_TERMS_VERSION = '2027-01-01';

/** The versions of each document, oldest first. A version is named by the first day on which it is in force. */
export const termsVersions: Readonly<Record<TermsDocument, readonly [string, ...string[]]>> = {
  SERVICE_AGREEMENT: ['2026-11-01', REGULATION_TERMS_VERSION],
  CLIP_CARD: ['2026-11-01'],
  LICENSE: ['2026-11-01'],
  PRIVACY: ['2026-11-01'],
};

/** The version of a document that is in force on a day; the first version for any day before it. */
export const termsVersionOn = (document: TermsDocument, day: string): string =>
  termsVersions[document].findLast((version) => version <= day) ?? termsVersions[document][0];

/** The changes of a version, in a sentence for customers. First versions have none. */
export const termsChanges: Partial<Record<TermsDocument, Readonly<Record<string, string>>>> = {
  SERVICE_AGREEMENT: {
    [REGULATION_TERMS_VERSION]:
      'Nyt er afsnittet om årlig regulering: Ved en fornyelse kan prisen reguleres, og det får I besked om mindst 3 ' +
      'måneder før. Resten er uændret.',
  },
};

/** The next version of a document after a day; undefined when none is announced. */
export const comingTermsVersion = (document: TermsDocument, day: string): string | undefined =>
  termsVersions[document].find((version) => version > day);

/** The address of a version, which stays when there are newer ones; without a version, of the one in force. */
export const termsPath = (document: TermsDocument, version?: string): string =>
  version ? `${TermsDocument[document].path}/${version}` : TermsDocument[document].path;
