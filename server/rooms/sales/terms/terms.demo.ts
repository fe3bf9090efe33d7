import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { termsVersionOn, type TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';

interface BoughtGoods {
  id: string;
  document: TermsDocument;
  description: string;
  customerId: string;
  userId: string;
  name: string;
  boughtAt: Date;
}

export const demo: Demo = {
  /** Stores the acceptances for what the demo's customer has bought. */
  async addAtProviders({ services: { writes, reads }, customerEmail }) {
    const goods = await reads.run(
      { role: dbRoles.system },
      sql<BoughtGoods>`
        select g.*, u.name from (
          select id, 'CLIP_CARD' as document, 'Klippekort, ' || hours || ' timer' as description,
            customer_id as "customerId", user_id as "userId", created_at as "boughtAt" from clip_card
          union all
          select id, 'SERVICE_AGREEMENT', 'Serviceaftale, ' || duration || ' måneder', customer_id, user_id,
            created_at
          from service_agreement
          union all
          select t.id, 'CLIP_CARD', 'Automatisk køb af ' || t.hours || ' timer til ' || d.name, t.customer_id,
            t.accepted_by_id, t.accepted_at
          from clip_card_top_up t join department d on d.id = t.department_id) as g
        join user_account u on u.id = g."userId"
        where g."customerId" = (select customer_id from user_account where email = ${customerEmail})
          and not exists (select 1 from terms_acceptance a where a.subject_id = g.id)
        order by g."boughtAt"`,
    );
    await writes.run({ role: dbRoles.system }, async ({ em }) => {
      for (const { id, document, description, customerId, userId, name, boughtAt } of goods) {
        const version = termsVersionOn(document, dateOf(boughtAt));
        // The demo has goods from before the first version, whose acceptance nobody stored.
        if (dateOf(boughtAt) < version) continue;
        em.create(TermsAcceptance, {
          customerId,
          document,
          description,
          subjectId: id,
          termsVersion: version,
          acceptedById: userId,
          acceptedBy: name,
          address: '192.0.2.10',
          acceptedAt: boughtAt,
        });
      }
    });
  },
};
