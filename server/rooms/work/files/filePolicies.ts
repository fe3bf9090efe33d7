import type { PolicyDef } from '@mikro-orm/core';
import {
  employeePolicies,
  employeePoliciesBy,
  employeeReadPolicy,
  scopePolicy,
  SEES_ALL_DEPARTMENTS,
  seesDepartmentIfAny,
  seesSubject,
} from '../../../platform/db/roles.ts';

const isSeen = (table: string, of: string, column: string) =>
  `exists (select 1 from ${of} p where p.id = ${table}.${column})`;

const documentIsSeen = isSeen('stored_file', 'company_document', 'document_id');

/** A document without a subject is for everybody of the company, and so is one without a department. */
export const documentPolicies: PolicyDef[] = [
  scopePolicy('company_document', 'subject', 'subject is null or sees_subject(subject)', { command: 'select' }),
  scopePolicy('company_document', 'departments', seesDepartmentIfAny(), { command: 'select' }),
  ...employeePolicies('company_document', ['SALES']),
];

/** A file is seen by those who see what it stands at, also after that has moved to another department. */
export const filePolicies: PolicyDef[] = [
  scopePolicy(
    'stored_file',
    'subject',
    `case when task_id is not null then ${seesSubject('TASKS')} ` +
      `when service_agreement_id is not null then ${seesSubject('AGREEMENTS')} ` +
      `when license_request_id is not null then ${seesSubject('LICENSES')} else ${documentIsSeen} end`,
    { command: 'select' },
  ),
  scopePolicy(
    'stored_file',
    'departments',
    `${SEES_ALL_DEPARTMENTS} or case when task_id is not null then ${isSeen('stored_file', 'task', 'task_id')} ` +
      `when service_agreement_id is not null ` +
      `then ${isSeen('stored_file', 'service_agreement', 'service_agreement_id')} ` +
      `when license_request_id is not null ` +
      `then ${isSeen('stored_file', 'license_request', 'license_request_id')} else ${documentIsSeen} end`,
    { command: 'select' },
  ),
  ...employeePoliciesBy(
    'stored_file',
    `case when task_id is not null then (select works_in('SUPPORT')) ` +
      `when service_agreement_id is not null then (select works_in('SALES,SUPPORT')) ` +
      `else (select works_in('SALES')) end`,
  ),
];

const SEES_WHOLE_COMPANY = '(select sees_whole_company())';

export const contentPolicies: PolicyDef[] = [
  scopePolicy(
    'file_content',
    'departments',
    `${SEES_WHOLE_COMPANY} or exists (select 1 from stored_file p where p.content_id = file_content.id)`,
    { command: 'select' },
  ),
  ...employeePolicies('file_content', ['SALES', 'SUPPORT'], ['SALES']),
];

export const readingPolicies: PolicyDef[] = [
  scopePolicy(
    'document_reading',
    'departments',
    `${SEES_WHOLE_COMPANY} or ${isSeen('document_reading', 'stored_file', 'file_id')}`,
    { command: 'select' },
  ),
  employeeReadPolicy('document_reading', ['SALES']),
];
