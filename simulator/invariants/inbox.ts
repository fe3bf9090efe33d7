import { sqlInvariant } from './Invariant.ts';

/** The admins' marks and notes stay within the reseller and its companies. */
export const inboxInvariants = [
  sqlInvariant(
    'items of the inbox are assigned to admins alone',
    `select m.kind, m.subject_id, u.role from inbox_mark m join user_account u on u.id = m.assignee_id
     where u.role <> 'ADMIN'`,
  ),
  sqlInvariant(
    'a note about an item belongs to the company of its subject',
    `select n.id, n.customer_id, s.customer_id as subject from internal_note n
       join (select id, customer_id from license_request union all select id, customer_id from service_agreement
         union all select id, customer_id from license union all select id, customer_id from ledger_entry
         union all select id, id from customer) s on s.id = n.subject_id
     where n.customer_id is distinct from s.customer_id`,
  ),
];
