import { sqlInvariant } from './Invariant.ts';

/** The ids that partners' programs have stored. */
export const externalIdInvariants = [
  sqlInvariant(
    'an external id belongs to an object that exists in the company',
    `select r.customer_id, r.node_id, r.type from external_reference r
     where not exists (
       select from department d where r.type = 'DEPARTMENT' and d.id = r.node_id and d.customer_id = r.customer_id
       union all select from installation i
         where r.type = 'INSTALLATION' and i.id = r.node_id and i.customer_id = r.customer_id
       union all select from clip_card c
         where r.type = 'CLIP_CARD' and c.id = r.node_id and c.customer_id = r.customer_id and c.deleted_at is null
       union all select from customer c where r.type = 'CUSTOMER' and c.id = r.node_id and c.id = r.customer_id)`,
  ),
  sqlInvariant(
    'an external id was stored by a program of the company',
    `select r.customer_id, r.program from external_reference r where not exists (
       select from api_token t where t.customer_id = r.customer_id and coalesce(t.program, t.id) = r.program)`,
  ),
  sqlInvariant(
    'a program has an external id for one object of a type alone',
    `select customer_id, program, type, external_id, count(*)::int from external_reference
     group by customer_id, program, type, external_id having count(*) > 1`,
  ),
];
