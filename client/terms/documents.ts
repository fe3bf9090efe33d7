import { clipCardDocument } from './clipCardDocument.ts';
import { licenseDocument } from './licenseDocument.ts';
import { privacyDocument } from './privacyDocument.ts';
import { serviceAgreementDocument } from './serviceAgreementDocument.ts';

export const termsDocuments = [serviceAgreementDocument, clipCardDocument, licenseDocument, privacyDocument];
export const OVERVIEW_PATH = '/terms';
export const OVERVIEW_TITLE = 'Betingelser';
export const OVERVIEW_SUMMARY = 'Det, vi aftaler, når I handler hos os, skrevet så det kan læses.';
