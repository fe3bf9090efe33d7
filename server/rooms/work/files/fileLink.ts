import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Services } from '../../../platform/services.ts';

export const DOWNLOAD_PATH = '/files';

/** What a link opens: the file to save, a PDF to read in the browser, or the small picture. */
export const fileViews = ['download', 'read', 'preview'] as const;
export type FileView = (typeof fileViews)[number];

/** A link works for five to ten minutes. All links of one window are equal, so that a browser loads a preview once. */
const WINDOW_MS = 5 * 60_000;

export interface LinkedFile {
  fileId: string;
  view: FileView;
  /** The session or API token to which the link belongs. */
  holder: string;
  /** Whether the holder reads as the reseller. */
  isAdmin: boolean;
}

/** The part of a viewer that a link is bound to: a link of a person ends with the session in which it was made. */
export const holderOf = (viewer: Viewer): string => (viewer.kind === 'session' ? viewer.sessionId : viewer.tokenId);

export const companyOf = (viewer: Viewer): string => (viewer.kind === 'session' ? (viewer.customerId ?? '') : '');

const SEPARATOR = '.';

export const linkExpiry = () => new Date((Math.floor(Date.now() / WINDOW_MS) + 2) * WINDOW_MS);

/**
 * Signs the link of a file for one viewer. Its key says who may open it, and the rights are asked for when it opens.
 */
export function linkOf(
  { tokens }: Pick<Services, 'tokens'>,
  viewer: Viewer,
  { fileId, view, isAdmin }: Omit<LinkedFile, 'holder'>,
): string {
  const id = [fileId, view, isAdmin ? 'admin' : 'own', holderOf(viewer), companyOf(viewer)].join(SEPARATOR);
  return `${DOWNLOAD_PATH}/${fileId}?key=${tokens.signLink('file', { id, expiresAt: linkExpiry() })}`;
}

/** The file behind a key that `SessionTokens` has verified; undefined when it is of another version of the portal. */
export function readLinkedFile(id: string): (LinkedFile & { companyId: string | undefined }) | undefined {
  const [fileId, view, reader, holder, companyId] = id.split(SEPARATOR);
  if (!fileId || !holder || !fileViews.includes(view as FileView)) return undefined;
  return { fileId, view: view as FileView, isAdmin: reader === 'admin', holder, companyId: companyId || undefined };
}
