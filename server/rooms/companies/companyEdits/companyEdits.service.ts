import { keepingStored } from '../../../../domain/basics/contactRules.ts';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { companyEditTitle } from '../../../../domain/companies/companyFields.ts';
import { adminCompanyForm, adminInstallationForm } from '../../../../domain/companies/validation/adminCompany.ts';
import { departmentForm } from '../../../../domain/companies/validation/department.ts';
import type { EmployeeAction } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/activity.service.ts';
import { customerChange } from '../customers/customer.reads.ts';
import { COMPANY_FORM_COLUMNS, Customer } from '../customers/Customer.ts';
import { departmentChange } from '../departments/department.reads.ts';
import { Department, DEPARTMENT_FORM_COLUMNS } from '../departments/Department.ts';
import type { DepartmentChanges } from '../departments/department.types.ts';
import { assertNameIsFree, rethrowNameTaken } from '../departments/departmentNames.service.ts';
import { installationChange } from '../installations/installation.reads.ts';
import { rethrowSaveError } from '../installations/installation.service.ts';
import { Installation } from '../installations/Installation.ts';
import { contactLoader } from '../team/team.reads.ts';
import type { AdminCompanyInput, AdminInstallationInput } from './companyEdits.types.ts';

export async function editCompany(ctx: Context, id: string, version: number | null, input: AdminCompanyInput) {
  return changeCompany(ctx, 'sell', id, version, (customer) => {
    const before = pick(customer, COMPANY_FORM_COLUMNS);
    setColumns(customer, parseEdit(keepingStored(adminCompanyForm, customer), customer, input), COMPANY_FORM_COLUMNS);
    return companyEditTitle(before, customer);
  });
}

/** Sets the company's point of contact, or removes it when the id is null. */
export async function setPointOfContact(ctx: Context, id: string, teamMemberId: string | null) {
  const member = teamMemberId ? await contactLoader.of(ctx.admin).load(teamMemberId) : null;
  if (teamMemberId && !member) throw badInput({ pointOfContactId: 'Medarbejderen findes ikke' }, 'NOT_FOUND');
  return changeCompany(ctx, 'sell', id, null, (customer) => {
    customer.pointOfContactId = teamMemberId;
    return member ? `${member.name} er nu kontaktperson hos os` : 'Der er ingen kontaktperson hos os længere';
  });
}

/**
 * Edits a company, records an activity and publishes the change. `edit` returns the title of the activity, which is
 * shown to those alone who see `alsoSubject`.
 */
export async function changeCompany(
  ctx: Context,
  action: EmployeeAction,
  id: string,
  version: number | null,
  edit: (customer: Customer) => string,
  alsoSubject?: Subject,
) {
  await ctx.writeAsAdmin(action, async (write) => {
    const customer = await findToEdit(write.em, Customer, id, version, 'Virksomhed ikke fundet');
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: id,
      entityType: 'customer',
      entityId: id,
      title: edit(customer),
      alsoSubject,
    });
    write.publish({ topic: 'company.changed', id, customerId: id });
  });
  return customerChange(ctx.admin, id);
}

export async function editDepartment(ctx: Context, id: string, version: number | null, changes: DepartmentChanges) {
  await ctx
    .writeAsAdmin('sell', async (write) => {
      const department = await findToEdit(write.em, Department, id, version, 'Afdelingen findes ikke');
      const { customerId, name } = department;
      setColumns(
        department,
        parseEdit(keepingStored(departmentForm, department), department, changes),
        DEPARTMENT_FORM_COLUMNS,
      );
      if (department.name !== name) await assertNameIsFree(write, department);
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'department',
        entityId: id,
        title: `Afdelingen ${department.name} er opdateret`,
      });
      write.publish({ topic: 'department.changed', id, customerId });
    })
    .catch(rethrowNameTaken);
  return departmentChange(ctx.admin, id);
}

export async function editInstallation(
  ctx: Context,
  id: string,
  version: number | null,
  input: AdminInstallationInput,
) {
  const form = parseInput(adminInstallationForm, input);
  await ctx
    .writeAsAdmin('support', async (write) => {
      const installation = await findToEdit(write.em, Installation, id, version, 'Zendesk-installationen findes ikke');
      const { customerId, departmentId } = installation;
      installation.change({ ...form, departmentId });
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'zendesk_instance',
        entityId: id,
        title: `Zendesk-installationen ${installation.subdomain} er opdateret`,
      });
      write.publish({ topic: 'installation.changed', id, customerId });
    })
    .catch(rethrowSaveError);
  return installationChange(ctx.admin, id);
}
