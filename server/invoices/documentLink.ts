import type { Services } from '../services.ts';

export const DOCUMENT_PATH = '/documents/pdf';
const MINUTES = 10;

/** The path of the PDF of an invoice, for whoever may see the invoice. It works for ten minutes, without a sign-in. */
export function documentLink(
  { tokens }: Pick<Services, 'tokens'>,
  id: string,
  expiresAt = new Date(Date.now() + MINUTES * 60_000),
): string {
  return `${DOCUMENT_PATH}?key=${tokens.signLink('document', { id, expiresAt })}`;
}
