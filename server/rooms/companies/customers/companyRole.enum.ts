import { CompanyRole, enumOf } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const CompanyRoleEnum = enumOf(CompanyRole);
registerEnum(
  CompanyRoleEnum,
  'CompanyRole',
  'What a user may do within their company. A role gives no rights outside the company.',
  {
    ADMINISTRATOR: 'May do everything: users, payment methods, API keys, approvals, orders and tasks.',
    BUYER: 'May order and buy, and do what a MEMBER may.',
    FINANCE: 'May read and pay invoices and payments. Orders nothing, and changes no users.',
    MEMBER: "May work with tasks and events, and read the company's data.",
    READER: "May read the company's data, and change nothing.",
  },
);
