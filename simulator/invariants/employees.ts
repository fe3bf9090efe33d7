import { sqlInvariant } from './Invariant.ts';

/** Invariants of the reseller's own people. */
export const employeeInvariants = [
  sqlInvariant(
    'the reseller has an admin',
    `select 'none' as admin where not exists (
       select from user_account where role = 'ADMIN' and deactivated_at is null and email_confirmed_at is not null)`,
  ),
  sqlInvariant(
    'each impersonation has a reason',
    `select id from audit_entry where action = 'IMPERSONATION_STARTED' and coalesce(trim(detail), '') = ''`,
  ),
  sqlInvariant(
    'an impersonation ends when the employee loses the right',
    `select s.id from session s join user_account a on a.id = s.actor_id
     where s.ended_at is null and (a.deactivated_at is not null
       or a.role <> 'ADMIN' and not coalesce('SUPPORT' = any(a.employee_roles), false))`,
  ),
];
