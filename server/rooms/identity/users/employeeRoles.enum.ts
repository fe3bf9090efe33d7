import { EmployeeRole, enumOf } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const EmployeeRoleEnum = enumOf(EmployeeRole);
registerEnum(EmployeeRoleEnum, 'EmployeeRole', 'The work of an employee of the reseller who is no admin.', {
  SUPPORT: 'Tasks, installations, seats, Zendesk connections, service status, and requests of users.',
  SALES: 'Companies, licences, agreements, clip cards, renewals and approvals, and reading prices.',
  BOOKKEEPING: 'Invoices, payments, Dinero, reminders and reports.',
  EVENTS: 'Events, registrations, messages and feedback.',
});
