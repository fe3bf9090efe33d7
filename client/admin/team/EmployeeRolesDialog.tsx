import { graphql } from 'react-relay';
import { z } from 'zod';
import { enumOf, UserRole } from '../../../domain/basics/vocabulary.ts';
import { employeeRolesField, requireEmployeeRole } from '../../../domain/identity/validation/employeeRoles.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { changedRightsText } from '../users/changedRightsText.ts';
import { EmployeeRoleCards } from '../users/EmployeeRoleCards.tsx';
import { hasOtherRights } from '../users/hasOtherRights.ts';
import type { EmployeeList_employee$data } from '#relay/EmployeeList_employee.graphql';
import type { EmployeeRolesDialogMutation } from '#relay/EmployeeRolesDialogMutation.graphql';

const rightsForm = z
  .object({ role: z.enum(enumOf(UserRole)), employeeRoles: employeeRolesField })
  .refine(...requireEmployeeRole);
type RightsValues = z.input<typeof rightsForm>;

const mutation = graphql`
  mutation EmployeeRolesDialogMutation($id: ID!, $role: UserRole!, $employeeRoles: [EmployeeRole!]) {
    setUserRole(id: $id, role: $role, employeeRoles: $employeeRoles) {
      edge {
        node {
          ...EmployeeList_employee
        }
      }
    }
  }
`;

interface EmployeeRolesDialogProps {
  employee: EmployeeList_employee$data;
  onClose: () => void;
}

/** Chooses what a colleague sees and does in the back office. The server refuses to take the role of the last admin. */
export function EmployeeRolesDialog({ employee, onClose }: EmployeeRolesDialogProps) {
  const { id, name, customer } = employee;
  const stored = { role: employee.role, employeeRoles: [...(employee.employeeRoles ?? [])] } as RightsValues;
  const form = useAppForm<RightsValues>(rightsForm, stored);
  const [setRole] = useAction<EmployeeRolesDialogMutation>(mutation);
  const chosen = { role: form.watch('role'), employeeRoles: form.watch('employeeRoles') };
  const changed = changedRightsText(name, chosen, stored);
  return (
    <SendDialog
      title={`Rolle for ${name}`}
      form={form}
      submitLabel="Gem"
      isSubmitDisabled={!hasOtherRights(chosen, stored)}
      send={({ role, employeeRoles }) =>
        setRole({ id, role, employeeRoles: role === 'EMPLOYEE' ? employeeRoles : null })
      }
      done={`${name} har fået en ny rolle`}
      failure="Kunne ikke ændre rollen"
      onClose={onClose}
    >
      <RadioCards label="Rolle" options={customer ? roles : rolesOfTeam} {...form.field('role')} />
      {chosen.role === 'EMPLOYEE' && <EmployeeRoleCards {...form.field('employeeRoles')} />}
      {changed && <Banner tone="amber">{changed}</Banner>}
    </SendDialog>
  );
}

const rolesOfTeam = [
  { value: 'ADMIN', title: UserRole.ADMIN.label, text: 'Alt: også personer, priser, indstillinger og revisionslog.' },
  { value: 'EMPLOYEE', title: UserRole.EMPLOYEE.label, text: 'Det, der hører til de valgte arbejdsområder.' },
];

/** Somebody without a company cannot be a user of one. */
const roles = [...rolesOfTeam, { value: 'USER', title: UserRole.USER.label, text: 'Kun sin egen virksomhed.' }];
