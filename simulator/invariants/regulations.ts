import { sqlInvariant } from './Invariant.ts';

/** Invariants of the yearly regulation of service agreements. */
export const regulationInvariants = [
  sqlInvariant(
    'an agreement has the regulations that were applied to it, each once',
    `select a.id, a.regulations, count(r.regulation_id)::int as applied from service_agreement a
     left join agreement_regulation r on r.agreement_id = a.id and r.state = 'APPLIED'
     group by a.id having cardinality(a.regulations) <> count(r.regulation_id)`,
  ),
  sqlInvariant(
    'a regulation is applied only after a notice three months before the renewal',
    `select r.regulation_id, r.agreement_id from agreement_regulation r
     where r.state = 'APPLIED' and not exists (
       select from simulated.regulation_notice n
       where n.regulation_id = r.regulation_id and n.agreement_id = r.agreement_id
         and n.day <= r.end_date + 1 - interval '3 months')`,
  ),
  sqlInvariant(
    'no agreement is regulated that has an agreed price or terms without the clause',
    `select a.id from service_agreement a join agreement_regulation r on r.agreement_id = a.id
     where r.state = 'NOTIFIED'
       and (a.agreed_price_id is not null or a.terms_version is null or a.terms_version < '2027-01-01')`,
  ),
];
