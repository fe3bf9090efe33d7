import { sqlInvariant } from './Invariant.ts';

/** The employees' marks and notes stay within the reseller and its companies. */
export const inboxInvariants = [
  sqlInvariant(
    'items of the inbox are assigned to those who work with them',
    `select m.kind, m.subject_id, u.role, u.employee_roles
     from inbox_mark m join user_account u on u.id = m.assignee_id
     where u.role <> 'ADMIN' and (coalesce(u.employee_roles, '{}') && string_to_array(case
       when m.kind in ('RENEWAL', 'LICENSE_REQUEST', 'AGREEMENT', 'NEW_COMPANY') then 'SALES'
       when m.kind in ('TASK_COMMENT', 'HELP_DESK_KEY', 'KEY_ENDS', 'INTEGRATION') then 'SUPPORT'
       when m.kind in ('FAILED_PAYMENT', 'PROVIDER_FAULT', 'UNBILLED_PLACE', 'UNBILLED_PERIOD') then 'BOOKKEEPING'
       when m.kind = 'PLACE_REQUEST' then 'EVENTS' end, ',')) is not true`,
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
