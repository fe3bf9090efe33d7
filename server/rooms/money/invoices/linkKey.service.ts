import type { FastifyReply } from 'fastify';
import type { LinkPurpose } from '../../../platform/access/tokens.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

type Refusal = 'EXPIRED' | 'INVALID' | 'BUSY' | 'UNAVAILABLE';

const MINUTES = 10;

/** Signs the key of a link for one purpose. Its holder needs no sign-in; by default, it works for ten minutes. */
export const signLinkKey = (
  { tokens }: Pick<Services, 'tokens'>,
  purpose: LinkPurpose,
  id: string,
  expiresAt = new Date(Date.now() + MINUTES * 60_000),
): string => tokens.signLink(purpose, { id, expiresAt });

/** Returns the id in a link's key, or why the key opens nothing. */
export function readLinkKey(
  { tokens }: Pick<Services, 'tokens'>,
  purpose: LinkPurpose,
  key: unknown,
): { id: string } | 'EXPIRED' | 'INVALID' {
  if (typeof key !== 'string') return 'INVALID';
  try {
    return { id: tokens.readLink(purpose, key) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message === 'Token expired' ? 'EXPIRED' : 'INVALID';
  }
}

/** Answers a link that opens nothing, or nothing now. The texts are shown to people as they are. */
export function refuseLink(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const [status, text] = REFUSALS[refusal];
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

const REFUSALS: Record<Refusal, [status: number, text: string]> = {
  EXPIRED: [410, 'Linket er udløbet. Hent dokumentet igen i portalen.'],
  INVALID: [404, 'Linket virker ikke. Hent dokumentet igen i portalen.'],
  UNAVAILABLE: [503, 'Dinero svarer ikke lige nu. Prøv igen om lidt.'],
  BUSY: [429, 'Der hentes mange dokumenter lige nu. Prøv igen om lidt.'],
};
