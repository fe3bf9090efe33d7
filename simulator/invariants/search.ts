import { sqlInvariant } from './Invariant.ts';

/** Written out here, so that a mistake in the view that the triggers use is noticed as well. */
const named = `
  select id, 'COMPANY' as kind, id as customer_id, name as title from customer
  union all select id, 'USER', customer_id, name from user_account
    where deactivated_at is null and customer_id is not null
  union all select id, 'DEPARTMENT', customer_id, name from department
  union all select id, 'INSTALLATION', customer_id, subdomain from installation
  union all select id, 'TASK', customer_id, name from task where deleted_at is null
  union all select id, 'EVENT', null, title from event`;

export const searchInvariants = [
  sqlInvariant(
    'the search has exactly the names of everything that has one',
    `select coalesce(s.id, e.id) as id, s.title as source, e.title as entry from (${named}) s
       full join (select * from search_entry
         where kind in ('COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION', 'TASK', 'EVENT')) e on e.id = s.id
     where (s.kind, s.customer_id, s.title collate "C") is distinct from (e.kind, e.customer_id, e.title collate "C")`,
  ),
  sqlInvariant(
    'the search has exactly the goods and documents that are not deleted',
    `select coalesce(s.id, e.id) as id, s.id is null as "isLeftOver" from (
         select id, customer_id from license where deleted_at is null
         union all select id, customer_id from license_request
         union all select id, customer_id from service_agreement where deleted_at is null
         union all select id, customer_id from clip_card where deleted_at is null
         union all select id, customer_id from invoice where number is not null) s
       full join (select id, customer_id from search_entry
         where kind in ('LICENSE', 'LICENSE_REQUEST', 'SERVICE_AGREEMENT', 'CLIP_CARD', 'INVOICE')) e on e.id = s.id
     where s.customer_id is distinct from e.customer_id`,
  ),
  sqlInvariant(
    'each entry of the search equals what its source says',
    `select id from search_entry e where not exists (select from search_source s where s.id = e.id
       and s.kind = e.kind and (s.department_id, s.installation_id, s.title, s.details, s.is_draft, s.searched)
         is not distinct from (e.department_id, e.installation_id, e.title, e.details, e.is_draft, e.searched))`,
    'settled',
  ),
];
