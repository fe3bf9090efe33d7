import type { SearchKind } from '../basics/search.ts';
import type { ActivityType, EmployeeRole, Subject } from '../basics/vocabulary.ts';
import type { BulkAction } from './bulk.ts';
import type { HealthKind } from './companyHealth.ts';
import type { InboxKind } from './inbox.ts';
import type { AdminList } from './savedViews.ts';

/** The roles of the employees who work with something. Admins do everything, so that nobody else is an empty list. */
export type Area = readonly EmployeeRole[];

export const EVERY_EMPLOYEE: Area = ['SUPPORT', 'SALES', 'BOOKKEEPING', 'EVENTS'];
export const ADMINS_ALONE: Area = [];

export const inboxAreas: Readonly<Record<InboxKind, Area>> = {
  RENEWAL: ['SALES'],
  TASK_COMMENT: ['SUPPORT'],
  FAILED_PAYMENT: ['BOOKKEEPING'],
  LICENSE_REQUEST: ['SALES'],
  AGREEMENT: ['SALES'],
  NEW_COMPANY: ['SALES'],
  HELP_DESK_KEY: ['SUPPORT'],
  KEY_ENDS: ['SUPPORT'],
  INTEGRATION: ['SUPPORT'],
  PROVIDER_FAULT: ['BOOKKEEPING'],
  UNBILLED_PLACE: ['BOOKKEEPING'],
  PLACE_REQUEST: ['EVENTS'],
  UNBILLED_PERIOD: ['BOOKKEEPING'],
  ERASURE: ADMINS_ALONE,
};

/** A bulk action belongs to the area of its rows. */
export const bulkAreas: Readonly<Record<BulkAction, Area>> = {
  LICENSE_REQUEST_STATUS: ['SALES'],
  LICENSE_REQUEST_COMPLETE: ['SALES'],
  AGREEMENT_ACTIVATE: ['SALES'],
  INVOICE_MARK_PAID: ['BOOKKEEPING'],
  INVOICE_REMIND: ['BOOKKEEPING'],
  INVOICE_SEND: ['BOOKKEEPING'],
  RENEWAL_ASSIGN: ['SALES'],
  COMPANY_CONTACT: ['SALES'],
  COMPANY_ISSUE_INVOICES: ['BOOKKEEPING'],
  COMPANY_DOCUMENT: ['SALES'],
};

export const searchAreas: Readonly<Record<SearchKind, Area>> = {
  COMPANY: EVERY_EMPLOYEE,
  USER: EVERY_EMPLOYEE,
  DEPARTMENT: EVERY_EMPLOYEE,
  INSTALLATION: EVERY_EMPLOYEE,
  SERVICE_AGREEMENT: ['SALES'],
  CLIP_CARD: ['SALES'],
  LICENSE: ['SALES'],
  LICENSE_REQUEST: ['SALES'],
  INVOICE: ['BOOKKEEPING'],
  TASK: ['SUPPORT'],
  EVENT: ['EVENTS'],
  PURCHASE_APPROVAL: ['SALES'],
  DOCUMENT: ['SALES'],
};

export const activityAreas: Readonly<Record<ActivityType, Area>> = {
  customer: EVERY_EMPLOYEE,
  department: EVERY_EMPLOYEE,
  user: EVERY_EMPLOYEE,
  zendesk_instance: EVERY_EMPLOYEE,
  license: ['SALES'],
  license_request: ['SALES'],
  service_agreement: ['SALES'],
  clip_card: ['SALES'],
  purchase_approval: ['SALES'],
  clip_card_work: ['SUPPORT', 'SALES'],
  service_agreement_work: ['SALES'],
  invoice: ['BOOKKEEPING'],
  reminder: ['BOOKKEEPING'],
  event_place: ['BOOKKEEPING', 'EVENTS'],
};

/**
 * Who sees an activity that is about a subject beside its object, if every employee sees those of the object: an agreed
 * price is an activity of the company.
 */
export const subjectAreas: Readonly<Record<Subject, Area>> = {
  FINANCE: ['BOOKKEEPING', 'SALES'],
  LICENSES: ['SALES', 'SUPPORT'],
  AGREEMENTS: ['SALES', 'SUPPORT'],
  TASKS: ['SUPPORT'],
  INTEGRATIONS: ['SUPPORT'],
  PEOPLE: EVERY_EMPLOYEE,
};

export const listAreas: Readonly<Record<AdminList, Area>> = {
  COMPANIES: EVERY_EMPLOYEE,
  LICENSE_REQUESTS: ['SALES'],
  SERVICE_AGREEMENTS: ['SALES'],
  CLIP_CARDS: ['SALES'],
  TASKS: ['SUPPORT'],
  INVOICES: ['BOOKKEEPING'],
  SEATS: ['SUPPORT'],
  RENEWALS: ['SALES'],
  EVENTS: ['EVENTS'],
  UNBILLED_PLACES: ['BOOKKEEPING'],
  AUDIT_LOG: ADMINS_ALONE,
};

/** The deadline of a renewal is only right with the decisions, which sales alone sees. */
export const healthAreas: Readonly<Record<HealthKind, Area>> = {
  UNPAID: ['BOOKKEEPING'],
  FAILED_PAYMENT: ['BOOKKEEPING'],
  HELP_DESK_KEY: ['SUPPORT'],
  INTEGRATION: ['SUPPORT'],
  SEATS: ['SUPPORT', 'SALES'],
  DEADLINE: ['SALES'],
  HOURS: ['SUPPORT', 'SALES'],
};

/** Whether somebody with these roles works in the area. Null is an admin, who works in all. */
export const worksIn = (roles: readonly EmployeeRole[] | null, area: Area): boolean =>
  roles === null || area.some((role) => roles.includes(role));

/** The keys of a table of areas in which somebody with these roles works. */
export const keysIn = <Key extends string>(
  roles: readonly EmployeeRole[] | null,
  areas: Readonly<Record<Key, Area>>,
): Key[] => (Object.keys(areas) as Key[]).filter((key) => worksIn(roles, areas[key]));
