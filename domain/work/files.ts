import { enumOf, type StatusWord, type Subject, type Word } from '../basics/vocabulary.ts';

/** How far a file is, from the first byte to its end. */
export const FileState = {
  UPLOADING: { label: 'Uploader', tone: 'blue' },
  SCANNING: { label: 'Scannes', tone: 'amber' },
  READY: { label: 'Klar', tone: 'green' },
  REFUSED: { label: 'Afvist', tone: 'red' },
  GONE: { label: 'Slettet', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type FileState = keyof typeof FileState;

/** Why the portal shares a file with nobody. */
export const FileRefusal = {
  PROGRAM: { label: 'Programmer kan ikke deles her' },
  MALWARE: { label: 'Filen er smittet' },
  LOST: { label: 'Filen gik tabt. Upload den igen.' },
  TOO_LARGE: { label: 'Filen er for stor til portalen' },
} as const satisfies Readonly<Record<string, Word>>;
export type FileRefusal = keyof typeof FileRefusal;

/** The folders of a company's documents. */
export const DocumentKind = {
  AGREEMENTS: { label: 'Aftaler' },
  DATA_PROTECTION: { label: 'Databeskyttelse' },
  ORDERS: { label: 'Bestillinger' },
  REPORTS: { label: 'Rapporter' },
  OTHER: { label: 'Andet' },
} as const satisfies Readonly<Record<string, Word>>;
export type DocumentKind = keyof typeof DocumentKind;

/** Whether the reseller asks a company to read or confirm a document. */
export const DocumentRequirement = {
  NONE: { label: 'Ingen' },
  READ: { label: 'Skal læses' },
  CONFIRM: { label: 'Skal bekræftes' },
} as const satisfies Readonly<Record<string, Word>>;
export type DocumentRequirement = keyof typeof DocumentRequirement;

/** The states by which employees filter documents that wait for a company. */
export const AwaitedDocumentState = {
  TO_READ: { label: 'Skal læses' },
  TO_CONFIRM: { label: 'Skal bekræftes' },
  OVERDUE: { label: 'Frist overskredet' },
} as const satisfies Readonly<Record<string, Word>>;
export type AwaitedDocumentState = keyof typeof AwaitedDocumentState;

/** The subject that a person needs to see a folder; null for the folders that everybody of the company sees. */
export const subjectOfDocuments: Readonly<Record<DocumentKind, Subject | null>> = {
  AGREEMENTS: 'AGREEMENTS',
  DATA_PROTECTION: null,
  ORDERS: 'LICENSES',
  REPORTS: null,
  OTHER: null,
};

export const documentKinds = enumOf(DocumentKind);
export const documentRequirements = enumOf(DocumentRequirement);

export const MAX_FILE_NAME = 150;
/** Files that one comment can carry. */
export const MAX_COMMENT_FILES = 10;
export const MAX_DOCUMENT_TITLE = 150;
export const MAX_VERSION_NOTE = 200;

const UNNAMED = 'fil';
/** Windows refuses names with these characters. */
const RESERVED = /[<>:"|?*]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u2800]/gu;
const MAX_EXTENSION = 12;

/**
 * The name under which a file is listed and saved: without folders, controls, marks that turn the direction of writing
 * and characters that a file system refuses. A name that is too long loses its middle, so that its type stays readable.
 */
export function cleanFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1)!;
  const clean = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(RESERVED, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  if (!clean) return UNNAMED;
  if (clean.length <= MAX_FILE_NAME) return clean;
  const extension = extensionOf(clean);
  const end = extension && extension.length <= MAX_EXTENSION ? `.${extension}` : '';
  return `${clean.slice(0, MAX_FILE_NAME - end.length).replace(/[\uD800-\uDBFF]$/, '')}${end}`;
}

/** The lower-case extension of a name; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Windows starts a file by its extension, whatever the file contains. */
const PROGRAM_EXTENSIONS = new Set(
  (
    'app bat chm cmd com cpl dll dmg exe gadget hta inf ins iso jar js jse lnk msc msi msp pif ps1 psm1 reg scf scr ' +
    'sct sh url vb vbe vbs ws wsc wsf wsh xll'
  ).split(' '),
);

export const isProgramName = (name: string): boolean => PROGRAM_EXTENSIONS.has(extensionOf(name));

const UNITS = ['byte', 'kB', 'MB', 'GB', 'TB'];
const number = (digits: number) => new Intl.NumberFormat('da-DK', { maximumFractionDigits: digits });

/** A size as people read it, such as `1,2 MB`, with a space at which no line breaks. */
export function formatBytes(bytes: number): string {
  let unit = 0;
  let value = bytes;
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${number(unit > 1 && value < 100 ? 1 : 0).format(value)}\u00A0${UNITS[unit]}`;
}

/** The most that an admin can let a company store. */
export const MAX_QUOTA_MB = 1_000_000;
