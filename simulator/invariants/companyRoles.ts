import { sqlInvariant } from './Invariant.ts';

/** Invariants of the roles within a company, and of purchases that need an approval. */
export const companyRoleInvariants = [
  sqlInvariant(
    'a company with active users has an administrator',
    `select distinct u.customer_id from user_account u
     where u.customer_id is not null and u.deactivated_at is null and not exists (
       select from user_account a
       where a.customer_id = u.customer_id and a.company_role = 'ADMINISTRATOR' and a.deactivated_at is null)`,
  ),
  sqlInvariant(
    'an order that was approved bought something, and any other order bought nothing',
    `select a.id, a.status from purchase_approval a
     where (a.status = 'APPROVED') is distinct from (a.subject_id is not null and a.status <> 'FAILED')
       or (a.subject_id is null and exists (
         select from clip_card g where g.customer_id = a.customer_id and g.purchase_id = a.purchase_id
         union all
         select from service_agreement g where g.customer_id = a.customer_id and g.purchase_id = a.purchase_id
         union all
         select from license_request g where g.customer_id = a.customer_id and g.purchase_id = a.purchase_id))`,
  ),
  sqlInvariant(
    'nobody approves or declines their own order',
    `select id from purchase_approval where status in ('APPROVED', 'DECLINED') and decided_by_id = requested_by_id`,
  ),
];
