import { sqlInvariant } from './Invariant.ts';

/** The goods that customers bought, with the document of their terms and the text of the order's acceptance. */
const BOUGHT = `
  select id, customer_id, 'CLIP_CARD' as document, '%' as accepted_for from clip_card
    where origin = 'CLIENT' or purchase_id like 'topup\\_%'
  union all select id, customer_id, 'SERVICE_AGREEMENT', 'Serviceaftale, %' from service_agreement
    where origin = 'CLIENT' and terms_version is not null
  union all select id, customer_id, 'LICENSE', '%' from license_request`;

/** Invariants of accepted terms. */
export const termsInvariants = [
  sqlInvariant(
    'what a customer bought has one acceptance of its terms',
    `select b.id, count(t.id)::int as acceptances from (${BOUGHT}) b
     left join terms_acceptance t on t.subject_id = b.id and t.customer_id = b.customer_id
       and t.document = b.document and t.description like b.accepted_for
     group by b.id having count(t.id) <> 1`,
  ),
  sqlInvariant(
    'accepted terms were in force on the day',
    `select id, document, terms_version::text, accepted_at from terms_acceptance
     where terms_version <> case
       when document = 'SERVICE_AGREEMENT' and (accepted_at at time zone 'Europe/Copenhagen')::date >= '2027-01-01'
       then date '2027-01-01' else date '2026-11-01' end`,
  ),
  sqlInvariant(
    'an acceptance never changes, apart from the person whose data is erased',
    'select * from simulated.changed_acceptance',
  ),
];
