interface Rights {
  readonly role: string;
  readonly employeeRoles: readonly string[];
}

/** Whether the chosen rights differ from the stored ones. The roles count for employees alone, in any order. */
export const hasOtherRights = (chosen: Rights, stored: Rights): boolean =>
  chosen.role !== stored.role || (chosen.role === 'EMPLOYEE' && sorted(chosen) !== sorted(stored));

const sorted = ({ employeeRoles }: Rights) => employeeRoles.toSorted().join(' ');
