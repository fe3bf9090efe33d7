import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatDecimal } from '../../../../domain/basics/formatCount.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Facts } from '../../money/ledger/facts.mails.ts';
import { ClipCard } from './ClipCard.ts';

/** The facts about a clip card in the confirmation of its purchase. */
export async function describeClipCard({ em }: Write, id: string) {
  const { discount, expiresOn } = await em.findOneOrFail(ClipCard, { id });
  const facts: Facts = [];
  if (discount) facts.push(['Mængderabat', `${formatDecimal(discount)} %`]);
  if (expiresOn) facts.push(['Kan bruges til og med', formatLongDate(expiresOn)]);
  return { facts, screen: '/clip-cards' };
}
