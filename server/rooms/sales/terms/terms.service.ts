import { dateOf } from '../../../../domain/basics/dates.ts';
import { termsVersionOn, type TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import { actorLabel } from '../../companies/activity/activity.service.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';

/** Terms that a caller accepts, with the version that the caller was shown; null when the caller names none. */
export interface ShownTerms {
  document: TermsDocument;
  termsVersion?: string | null | undefined;
}

const CHANGED = 'Betingelserne er ændret, siden siden blev åbnet. Genindlæs siden, læs dem, og acceptér dem igen.';

/** Refuses terms that are not those in force, because nobody accepts terms that they have not seen. */
export function assertShownTerms({ document, termsVersion }: ShownTerms, today = dateOf()): void {
  if (termsVersion && termsVersion !== termsVersionOn(document, today))
    throw badInput({ acceptTerms: CHANGED }, 'NOT_ALLOWED');
}

interface Subject {
  customerId: string;
  document: TermsDocument;
  subjectId: string;
  /** The order, renewal or registration in Danish. */
  description: string;
}

/** Stores that the caller accepts the terms in force, in the transaction of the order. */
export function recordAcceptance(ctx: Context, write: Write, subject: Subject): TermsAcceptance {
  return storeAcceptance(write, ctx, subject, {
    acceptedById: callerId(ctx.viewer),
    acceptedBy: actorLabel(ctx.viewer),
  });
}

/** Stores an acceptance by a person who is not the viewer, such as somebody who registers. */
export function storeAcceptance(
  { em }: Write,
  { request: { address } }: Pick<Context, 'request'>,
  subject: Subject,
  person: Pick<TermsAcceptance, 'acceptedById' | 'acceptedBy'>,
): TermsAcceptance {
  const termsVersion = termsVersionOn(subject.document, dateOf());
  return em.create(TermsAcceptance, { ...subject, ...person, termsVersion, address, acceptedAt: new Date() });
}

/**
 * Gives goods the acceptance of the order that they come from, with the person, the time and the version of that order.
 * Returns undefined for an order that was placed before acceptances were stored.
 */
export async function copyAcceptance(
  { em }: Write,
  orderId: string,
  subjectId: string,
): Promise<TermsAcceptance | undefined> {
  const accepted = await latestAcceptance(em, orderId);
  if (!accepted) return undefined;
  const { customerId, document, termsVersion, description, acceptedById, acceptedBy, address, acceptedAt } = accepted;
  return em.create(TermsAcceptance, {
    customerId,
    document,
    termsVersion,
    description,
    acceptedById,
    acceptedBy,
    address,
    acceptedAt,
    subjectId,
  });
}

/** The last acceptance for goods, an order, a renewal or a company. */
export const latestAcceptance = (em: Write['em'], subjectId: string): Promise<TermsAcceptance | null> =>
  em.findOne(TermsAcceptance, { subjectId }, { orderBy: { id: 'desc' } });
