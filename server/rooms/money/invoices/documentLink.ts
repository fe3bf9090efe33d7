import type { Services } from '../../../platform/services.ts';
import { signLinkKey } from './linkKey.service.ts';

export const DOCUMENT_PATH = '/documents/pdf';

/** The path of the PDF of an invoice, for whoever may see the invoice. It works for ten minutes, without a sign-in. */
export const documentLink = (services: Pick<Services, 'tokens'>, id: string, expiresAt?: Date): string =>
  `${DOCUMENT_PATH}?key=${signLinkKey(services, 'document', id, expiresAt)}`;
