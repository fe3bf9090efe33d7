import { inboxAreas, worksIn } from '../../../domain/backOffice/employeeAreas.ts';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';
import type { EmployeeRole } from '../../../domain/basics/vocabulary.ts';
import type { Colleague } from '../../../domain/work/mentionedIn.ts';

/** A colleague with the roles of an employee. An admin has none, and works with everything. */
export interface Employee extends Colleague {
  readonly employeeRoles: readonly string[] | null | undefined;
}

/** The colleagues who work with all of the items. The server refuses to assign items to others, and to mention them. */
export const handlersOf = (items: readonly { kind: InboxKind }[], employees: readonly Employee[]): Employee[] =>
  employees.filter(({ employeeRoles = null }) =>
    items.every(({ kind }) => worksIn(employeeRoles as readonly EmployeeRole[] | null, inboxAreas[kind])),
  );
