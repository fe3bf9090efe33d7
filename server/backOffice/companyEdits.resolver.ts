import { Arg, Ctx, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { CustomerChange } from '../customers/customer.inputs.ts';
import { customerChange } from '../customers/customer.reads.ts';
import { DepartmentChange, DepartmentInput } from '../departments/department.inputs.ts';
import { InstallationChange } from '../installations/installation.inputs.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { AdminCompanyInput, AdminInstallationInput } from './companyEdits.inputs.ts';
import { editCompany, editDepartment, editInstallation, setPointOfContact } from './companyEdits.service.ts';

/** Edits of companies, departments and installations by admins. */
@Resolver()
export class CompanyEditsResolver {
  @Access('administer')
  @Mutation(() => CustomerChange, { description: 'Edits any company. For admins.' })
  updateCompanyAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminCompanyInput) input: AdminCompanyInput,
  ) {
    return editCompany(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => CustomerChange, {
    description: "Sets or removes a company's point of contact. For admins.",
  })
  setPointOfContact(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company.' }) customerId: string,
    @Arg('pointOfContactId', () => ID, {
      nullable: true,
      description: 'A team member. When null or left out, the company has no point of contact.',
    })
    pointOfContactId: string | null,
  ) {
    return setPointOfContact(ctx, customerId, pointOfContactId);
  }

  @Access('administer')
  @Mutation(() => DepartmentChange, { description: 'Edits a department of any company. For admins.' })
  updateDepartmentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
  ) {
    return editDepartment(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => InstallationChange, {
    description: 'Edits an installation of any company, which stays in its department. For admins.',
  })
  updateInstallationAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminInstallationInput) input: AdminInstallationInput,
  ) {
    return editInstallation(ctx, id, version, input);
  }

  @AdminSubscription(() => CustomerChange, 'company.changed', customerChange)
  adminCompanyChanged(@Root() change: InstanceType<typeof CustomerChange>) {
    return change;
  }
}
