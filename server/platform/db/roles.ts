import type { PolicyDef } from '@mikro-orm/core';
import type { EmployeeRole, Subject } from '../../../domain/basics/vocabulary.ts';
import { listText, type EmployeeRoles, type Scope } from './scope.ts';

/**
 * The database roles of the portal. The app's login owns nothing and has no rights of its own: every statement runs as
 * one of these roles, and the policies of each table say which rows the role may see and change.
 */
export const dbRoles = {
  /** A customer in their own company; also an admin on the screens of the admin's own company. */
  customer: 'portal_customer',
  /**
   * A company's purchases and payment methods: columns that the customer role cannot write, at prices of the server.
   */
  sales: 'portal_sales',
  /** Admins on admin fields. */
  admin: 'portal_admin',
  /**
   * Credentials, sessions, e-mail confirmations, API tokens, idempotent calls and counted attempts. Also used before
   * the caller is known.
   */
  auth: 'portal_auth',
  /** The registration of a new company: sees and writes the rows of that company alone. */
  registration: 'portal_registration',
  /** Registers for events that are open to the caller, and cancels registrations. */
  signUp: 'portal_sign_up',
  /** The holder of the link of one event registration: sees and cancels that registration. */
  attendee: 'portal_attendee',
  /** Pages that visitors may open. */
  public: 'portal_public',
  /** Jobs, mail, webhooks, the outbox. */
  system: 'portal_system',
  /** Jobs that collect the personal data of one person, and erase it once an admin has confirmed that. */
  personalData: 'portal_personal_data',
} as const;

export type DbRole = (typeof dbRoles)[keyof typeof dbRoles];

/** Session variables that policies read; an empty company or user matches no row. */
export const CUSTOMER_VARIABLE = 'app.customer_id';
/** The id of the current user; for `portal_attendee`, the key of the registration's link. */
export const USER_VARIABLE = 'app.user_id';
/** The program to which the caller's API token belongs; empty for a person. */
export const PROGRAM_VARIABLE = 'app.program';

/** The subjects of the company that the caller may see, as a list or `*`. */
export const SUBJECTS_VARIABLE = 'app.subjects';
/** The ids of the departments that the caller may see, as a list or `*`. */
export const DEPARTMENTS_VARIABLE = 'app.departments';
/** The roles of the caller as an employee of the reseller, as a list or `*`. */
export const EMPLOYEE_ROLES_VARIABLE = 'app.employee_roles';

/**
 * The role of a statement, and what the role's policies limit it to: the company, the user and the program, and within
 * them the scope of the caller. Without a scope, policies about subjects and departments show no row.
 */
export interface DbContext {
  role: DbRole;
  scope?: Scope;
  employeeRoles?: EmployeeRoles;
  customerId?: string | null;
  userId?: string | null;
  program?: string | null;
}

/** The session variables of a context, by name, in the order in which they are set. The role is a variable too. */
export const contextVariables = (context: DbContext): Record<string, string> => ({
  role: context.role,
  [CUSTOMER_VARIABLE]: context.customerId ?? '',
  [USER_VARIABLE]: context.userId ?? '',
  [PROGRAM_VARIABLE]: context.program ?? '',
  [SUBJECTS_VARIABLE]: listText(context.scope?.subjects),
  [DEPARTMENTS_VARIABLE]: listText(context.scope?.departmentIds),
  [EMPLOYEE_ROLES_VARIABLE]: listText(context.employeeRoles),
});

/**
 * SQL of the current company's id. The subquery hides the value from the planner, so that one cached plan suits every
 * company.
 */
export const CURRENT_COMPANY = `(select current_setting('${CUSTOMER_VARIABLE}', true))`;
/** SQL of the current user's id; for `portal_attendee`, the key of the registration's link. */
export const CURRENT_PERSON = `(select current_setting('${USER_VARIABLE}', true))`;
/** SQL of the key of the current program. */
export const CURRENT_PROGRAM = `(select current_setting('${PROGRAM_VARIABLE}', true))`;
const ownRowsCondition = (column: string) => `${column} = ${CURRENT_COMPANY}`;

/**
 * Policies of a table whose rows belong to companies. The customer role and `companyRoles` see and change the rows of
 * the current company, the admin role and `allRowsRoles` all rows. Each role has a policy of its own, because an OR
 * within one policy would keep the company's equality from using an index.
 */
export function tenantPolicies(
  table: string,
  options: { column?: string; companyRoles?: DbRole[]; allRowsRoles?: DbRole[] } = {},
): PolicyDef[] {
  const ownRows = ownRowsCondition(options.column ?? 'customer_id');
  return [
    ...[dbRoles.customer, ...(options.companyRoles ?? [])].map((role) => ({
      name: policyName(table, role),
      roles: [role],
      using: ownRows,
      check: ownRows,
    })),
    ...allRowsPolicies(table, [dbRoles.admin, ...(options.allRowsRoles ?? [])]),
  ];
}

/**
 * SQL condition: the caller sees one of the subjects. The subquery is evaluated once for each statement, and not for
 * each row.
 */
export const seesSubject = (...subjects: Subject[]): string =>
  subjects.map((subject) => `(select sees_subject('${subject}'))`).join(' or ');

/** SQL condition: the caller sees all departments. */
export const SEES_ALL_DEPARTMENTS = '(select sees_all_departments())';

/** SQL condition: the caller sees the department whose id is in the column. */
export const seesDepartment = (column = 'department_id'): string =>
  `${SEES_ALL_DEPARTMENTS} or ${column} = any ((select seen_departments())::text[])`;

/** SQL condition: the caller sees the department, or the row belongs to no department. */
export const seesDepartmentIfAny = (column = 'department_id'): string =>
  `${column} is null or ${seesDepartment(column)}`;

/** SQL condition: the caller sees the installation whose id is in the column. */
export const seesInstallation = (column = 'installation_id'): string =>
  `${SEES_ALL_DEPARTMENTS} or ${column} = any ((select seen_installations())::text[])`;

/** SQL condition: the caller sees the department of the clip card whose id is in the column. */
export const seesClipCard = (column = 'clip_card_id'): string =>
  `${SEES_ALL_DEPARTMENTS} or ${column} = any ((select seen_clip_cards())::text[])`;

/** SQL condition: the caller sees the row of `parent`, whose own policies decide about its department. */
export const seesParent = (table: string, parent: string, column: string): string =>
  `${SEES_ALL_DEPARTMENTS} or exists (select 1 from ${parent} p where p.id = ${table}.${column})`;

/**
 * SQL condition: the caller sees the department of the object whose id is in the column, or the object has none. For
 * tables that name objects of several types, whose rows are few: it is evaluated for each row.
 */
export const seesObject = (column: string): string => `${SEES_ALL_DEPARTMENTS} or sees_department_of(${column})`;

/** SQL condition: the column has none of the values, or the caller sees one of the subjects to which they belong. */
export const seesValues = (column: string, values: string[], ...subjects: Subject[]): string =>
  `(${seesSubject(...subjects)} or ${column} <> all (array[${values.map((value) => `'${value}'`).join(', ')}]))`;

interface ScopeOptions {
  /** The roles that the policy limits: by default customers. */
  roles?: DbRole[];
  /** By default reads and changes; a table that others fill limits reads alone. */
  command?: 'select' | 'all';
}

/**
 * A policy by which a caller with a scope neither sees nor changes rows that do not meet the condition, in addition to
 * the policies about the company. `part` names the policy.
 */
export function scopePolicy(
  table: string,
  part: 'subject' | 'departments',
  condition: string,
  { roles = [dbRoles.customer], command = 'all' }: ScopeOptions = {},
): PolicyDef {
  const name = `${table}_${part}`;
  if (command === 'select') return { name, type: 'restrictive', command, roles, using: condition };
  return { name, type: 'restrictive', roles, using: condition, check: condition };
}

/**
 * A policy by which a sale may insert only what the caller sees. It reads the goods of every subject, because what an
 * order commits the company to depends on all of them.
 */
export const soldPolicy = (table: string, condition: string): PolicyDef => ({
  name: `${table}_sold`,
  type: 'restrictive',
  command: 'insert',
  roles: [dbRoles.sales],
  check: condition,
});

/** The roles of a company that read and sell its goods. */
export const SELLING_ROLES: DbRole[] = [dbRoles.customer, dbRoles.sales];

/** SQL condition: the current user is an administrator of the current company. */
const IS_COMPANY_ADMINISTRATOR = '(select is_company_administrator())';

/**
 * Policies by which only an administrator of the company may insert the rows of a table about people, and change those
 * that meet `changeable`, beside the checks of the services.
 */
export const administratorPolicies = (table: string, changeable?: string): PolicyDef[] => [
  {
    name: `${table}_by_administrator`,
    type: 'restrictive',
    command: 'insert',
    roles: [dbRoles.customer],
    check: IS_COMPANY_ADMINISTRATOR,
  },
  {
    name: `${table}_changed_by_administrator`,
    type: 'restrictive',
    command: 'update',
    roles: [dbRoles.customer],
    using: [IS_COMPANY_ADMINISTRATOR, ...(changeable ? [changeable] : [])].join(' and '),
  },
];

/**
 * A policy by which only an administrator of the company, or the company's own program without a user, may change how
 * rows are paid. Locking a row for a purchase stays possible for every buyer.
 */
export const paymentPolicy = (table: string): PolicyDef => ({
  name: `${table}_paid_by_administrator`,
  type: 'restrictive',
  command: 'update',
  roles: [dbRoles.sales],
  using: 'true',
  check: `current_setting('${USER_VARIABLE}', true) = '' or ${IS_COMPANY_ADMINISTRATOR}`,
});

/** Purchases may insert rows under purchase ids that clients choose, but not under the portal's own keys. */
export const clientKeyPolicy = (table: string): PolicyDef => ({
  name: `${table}_client_key`,
  type: 'restrictive',
  command: 'insert',
  roles: [dbRoles.sales],
  check: `origin = 'CLIENT'`,
});

/** Policies by which the roles see and change all rows of a table. A role without any policy sees none. */
export function allRowsPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({ name: policyName(table, role), roles: [role], using: 'true', check: 'true' }));
}

/** Policies by which the roles may insert rows, such as mails and events, but not read them. */
export function insertPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({
    name: `${policyName(table, role)}_insert`,
    command: 'insert' as const,
    roles: [role],
    check: 'true',
  }));
}

/**
 * A policy by which a role may insert only rows whose `columns` are null and for which `condition`, if any, is true.
 */
export function insertsWithout(table: string, role: DbRole, columns: string[], condition?: string): PolicyDef {
  const check = [`num_nonnulls(${columns.join(', ')}) = 0`, ...(condition ? [condition] : [])].join(' and ');
  return { name: `${policyName(table, role)}_inserts`, type: 'restrictive', command: 'insert', roles: [role], check };
}

/** Policies by which the roles may read all rows, but not change them. */
export function selectPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({
    name: `${policyName(table, role)}_select`,
    command: 'select' as const,
    roles: [role],
    using: 'true',
  }));
}

/**
 * SQL condition: the employee has one of the roles, or is an admin. The subquery is computed once for each statement.
 */
const worksIn = (roles: readonly EmployeeRole[]): string => `(select works_in('${roles.join(',')}'))`;

/** An admin sees every row, so that the condition of the row is not computed. */
const seenBy = (condition: string) => `${worksIn([])} or ${condition}`;

const employeePolicy = (
  table: string,
  command: 'select' | 'insert' | 'update' | 'delete',
  conditions: Pick<PolicyDef, 'using' | 'check'>,
): PolicyDef => ({
  name: `${table}_employee_${command}`,
  type: 'restrictive',
  command,
  roles: [dbRoles.admin],
  ...conditions,
});

/**
 * Policies that limit employees of the reseller to the rows of their work, within what the other policies of the admin
 * role allow. `reads` are the roles that see the rows, `writes` those that create, change and delete them. `alsoSeen`
 * is a condition of rows that others see beside that. A row that is locked but not changed needs no right to write.
 */
export function employeePolicies(
  table: string,
  reads: readonly EmployeeRole[],
  writes: readonly EmployeeRole[] = reads,
  alsoSeen?: string,
): PolicyDef[] {
  const sees = alsoSeen ? `${worksIn(reads)} or ${alsoSeen}` : worksIn(reads);
  return [
    employeePolicy(table, 'select', { using: sees }),
    employeePolicy(table, 'insert', { check: worksIn(writes) }),
    employeePolicy(table, 'update', { using: sees, check: worksIn(writes) }),
    employeePolicy(table, 'delete', { using: worksIn(writes) }),
  ];
}

/** Like `employeePolicies`, for a table whose rows belong to different areas, as `condition` says. */
export const employeePoliciesBy = (table: string, condition: string): PolicyDef[] => [
  employeePolicy(table, 'select', { using: seenBy(condition) }),
  employeePolicy(table, 'insert', { check: seenBy(condition) }),
  employeePolicy(table, 'update', { using: seenBy(condition), check: seenBy(condition) }),
  employeePolicy(table, 'delete', { using: seenBy(condition) }),
];

/** Like `employeePolicies`, for a table that the admin role only reads, or that every employee adds rows to. */
export const employeeReadPolicy = (table: string, reads: readonly EmployeeRole[]): PolicyDef =>
  employeePolicy(table, 'select', { using: worksIn(reads) });

/** Like `employeeReadPolicy`, for a table whose rows belong to different areas, as `condition` says. */
export const employeeReadPolicyBy = (table: string, condition: string): PolicyDef =>
  employeePolicy(table, 'select', { using: seenBy(condition) });

/**
 * Policies by which jobs collect personal data from a table and, if `changes` says so, erase it. The database refuses
 * any change unless an admin has confirmed the erasure of the current user.
 */
export const personalDataPolicies = (table: string, changes: ('update' | 'delete')[] = []): PolicyDef[] => [
  { name: `${table}_personal_data_select`, command: 'select', roles: [dbRoles.personalData], using: 'true' },
  ...changes.map((command) => ({
    name: `${table}_personal_data_${command}`,
    command,
    roles: [dbRoles.personalData],
    using: '(select is_erasure_confirmed())',
  })),
];

const policyName = (table: string, role: DbRole) => `${table}_${role.slice('portal_'.length)}`;
