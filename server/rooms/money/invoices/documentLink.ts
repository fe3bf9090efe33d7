import type { Services } from '../../../platform/services.ts';
import { signLinkKey } from './linkKey.service.ts';

export const DOCUMENT_PATH = '/documents/pdf';

interface LinkedDocument {
  id: string;
  /** The user or API token to whom the document is shown; null for an admin. */
  readerId: string | null;
}

/** The path of an invoice's PDF. It works for ten minutes, without a sign-in, while its reader sees the invoice. */
export const documentLink = (
  services: Pick<Services, 'tokens'>,
  { id, readerId }: LinkedDocument,
  expiresAt?: Date,
): string => {
  const key = signLinkKey(services, 'document', readerId === null ? id : `${id}/${readerId}`, expiresAt);
  return `${DOCUMENT_PATH}?key=${key}`;
};
