import { dateOf } from '../../../domain/basics/dates.ts';
import { termsPath, termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { clipCardDocument } from './clipCardDocument.ts';
import { licenseDocument } from './licenseDocument.ts';
import { privacyDocument } from './privacyDocument.ts';
import { serviceAgreement2027Document } from './serviceAgreement2027Document.ts';
import { serviceAgreementDocument } from './serviceAgreementDocument.ts';
import type { TermsText } from './TermsText.ts';

/** The texts of all versions of all documents, in the order of the overview. */
export const termsTexts: readonly TermsText[] = [
  serviceAgreementDocument,
  serviceAgreement2027Document,
  clipCardDocument,
  licenseDocument,
  privacyDocument,
];

export const OVERVIEW_PATH = '/terms';
export const OVERVIEW_TITLE = 'Betingelser';
export const OVERVIEW_SUMMARY = 'Det, vi aftaler, når I handler hos os, skrevet så det kan læses.';

const isInForce = ({ kind, version }: TermsText, day: string) => termsVersionOn(kind, day) === version;

/** The texts that are in force on a day, one for each document. */
export const textsInForce = (day = dateOf()): TermsText[] => termsTexts.filter((text) => isInForce(text, day));

/** The text at a path: of the version that the path names, or else the one in force. */
export const textAt = (path: string, day = dateOf()): TermsText | undefined =>
  termsTexts.find(
    (text) => path === termsPath(text.kind, text.version) || (path === termsPath(text.kind) && isInForce(text, day)),
  );

/** Every path with a text: one for each document, and one for each version. */
export const termsPaths: readonly string[] = [
  ...new Set(termsTexts.flatMap(({ kind, version }) => [termsPath(kind), termsPath(kind, version)])),
];
