import type { PolicyDef } from '@mikro-orm/core';
import {
  CURRENT_PERSON,
  dbRoles,
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

/** A file for attendees is for those who have a place at the event. */
const eventFileIsSeen =
  `${isSeen('stored_file', 'event', 'event_id')} and (not is_for_attendees or exists (` +
  `select 1 from event_registration r where r.event_id = stored_file.event_id ` +
  `and r.user_id = ${CURRENT_PERSON} and r.status in ('REGISTERED', 'CONFIRMED')))`;

/** Files of events belong to no company, and are limited by the event alone. */
const eventPolicy = (table: string, condition: string): PolicyDef => ({
  name: `${table}_event`,
  command: 'select',
  roles: [dbRoles.customer],
  using: condition,
});

/** A document without a subject is for everybody of the company, and so is one without a department. */
export const documentPolicies: PolicyDef[] = [
  scopePolicy('company_document', 'subject', 'subject is null or sees_subject(subject)', { command: 'select' }),
  scopePolicy('company_document', 'departments', seesDepartmentIfAny(), { command: 'select' }),
  ...employeePolicies('company_document', ['SALES']),
];

/** A file is seen by those who see what it stands at, also after that has moved to another department. */
export const filePolicies: PolicyDef[] = [
  eventPolicy('stored_file', 'event_id is not null'),
  scopePolicy(
    'stored_file',
    'subject',
    `case when task_id is not null then ${seesSubject('TASKS')} ` +
      `when service_agreement_id is not null then ${seesSubject('AGREEMENTS')} ` +
      `when license_request_id is not null then ${seesSubject('LICENSES')} ` +
      `when event_id is not null then ${eventFileIsSeen} else ${documentIsSeen} end`,
    { command: 'select' },
  ),
  scopePolicy(
    'stored_file',
    'departments',
    `${SEES_ALL_DEPARTMENTS} or case when task_id is not null then ${isSeen('stored_file', 'task', 'task_id')} ` +
      `when service_agreement_id is not null ` +
      `then ${isSeen('stored_file', 'service_agreement', 'service_agreement_id')} ` +
      `when license_request_id is not null ` +
      `then ${isSeen('stored_file', 'license_request', 'license_request_id')} ` +
      `when event_id is not null then true else ${documentIsSeen} end`,
    { command: 'select' },
  ),
  ...employeePoliciesBy(
    'stored_file',
    `case when task_id is not null then (select works_in('SUPPORT')) ` +
      `when service_agreement_id is not null then (select works_in('SALES,SUPPORT')) ` +
      `when event_id is not null then (select works_in('EVENTS')) ` +
      `else (select works_in('SALES')) end`,
  ),
];

const SEES_WHOLE_COMPANY = '(select sees_whole_company())';

export const contentPolicies: PolicyDef[] = [
  eventPolicy('file_content', 'customer_id is null'),
  scopePolicy(
    'file_content',
    'departments',
    `customer_id is not null and ${SEES_WHOLE_COMPANY} ` +
      'or exists (select 1 from stored_file p where p.content_id = file_content.id)',
    { command: 'select' },
  ),
  ...employeePolicies(
    'file_content',
    ['SALES', 'SUPPORT'],
    ['SALES'],
    `customer_id is null and (select works_in('EVENTS'))`,
  ),
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
