import { enumOf, Subject } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const SubjectEnum = enumOf(Subject);
registerEnum(
  SubjectEnum,
  'Subject',
  "A part of a company's data, which a user or an API token may be shown or not. Everybody sees the company itself, " +
    'the departments and installations of their scope, and events.',
  {
    FINANCE: 'Payments, invoices, statements, reminders, prices and payment methods.',
    LICENSES: 'Licences, licence requests, seats, and renewals of licences.',
    AGREEMENTS: 'Service agreements, clip cards, used hours, automatic purchases and regulations.',
    TASKS: 'Tasks, their comments and approvals.',
    INTEGRATIONS: 'Integrations, webhooks, external ids and connections to Zendesk.',
    PEOPLE: 'Users, invitations and requests for access.',
  },
);
