import type { EmployeeRole, Subject } from '../../../domain/basics/vocabulary.ts';

/** What a caller may see within their company. */
export interface Scope {
  /** The subjects that the caller may see; null for all. */
  subjects: readonly Subject[] | null;
  /** The departments whose rows the caller may see; null for all. */
  departmentIds: readonly string[] | null;
}

export const WHOLE_COMPANY: Scope = { subjects: null, departmentIds: null };

/** The roles of an employee of the reseller; null for an admin, who has all of them. */
export type EmployeeRoles = readonly EmployeeRole[] | null;

/** Marks a session variable that limits nothing. An unset or empty one lets the policies show no row. */
export const EVERYTHING = '*';

/** The value of a session variable, which policies read. */
export const listText = (values: readonly string[] | null | undefined): string =>
  values === null ? EVERYTHING : (values?.join(',') ?? '');
