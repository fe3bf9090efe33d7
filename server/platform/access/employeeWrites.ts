import type { EmployeeRole } from '../../../domain/basics/vocabulary.ts';
import type { EmployeeAction } from './policy.ts';

/**
 * A change by an employee, and the areas of other roles in which it has consequences. Its transaction may read and
 * write there as well, whatever the roles of the employee are, so that a service has to check what it changes.
 */
export interface EmployeeWrite {
  action: EmployeeAction;
  alsoIn: readonly EmployeeRole[];
}

/** A sale creates and cancels ledger entries. The tasks of a deleted clip card are deleted with it. */
export const SALE: EmployeeWrite = { action: 'sell', alsoIn: ['BOOKKEEPING', 'SUPPORT'] };

/** Hours change the sum of their clip card, which only sales edits otherwise. */
export const LOGGED_HOURS: EmployeeWrite = { action: 'logHours', alsoIn: ['SALES'] };

/**
 * A change of places at a paid event bills or credits them. A credit may settle an invoice that has other goods too.
 */
export const CHANGE_OF_PLACES: EmployeeWrite = { action: 'runEvents', alsoIn: ['BOOKKEEPING', 'SALES'] };

/** A payment lets paused goods continue, and a bill or credit is about a place at an event. */
export const BOOKING: EmployeeWrite = { action: 'keepBooks', alsoIn: ['SALES', 'EVENTS'] };
