import { Arg, Ctx, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { CustomerChange } from '../customers/customer.inputs.ts';
import { customerChange } from '../customers/customer.reads.ts';
import { DepartmentChange, DepartmentInput } from '../departments/department.inputs.ts';
import { InstallationChange } from '../installations/installation.inputs.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { AdminCompanyInput, AdminInstallationInput } from './companyEdits.inputs.ts';
import { editCompany, editDepartment, editInstallation, setPointOfContact } from './companyEdits.service.ts';

/** What the reseller's people change of a company on its behalf. */
@Resolver()
export class CompanyEditsResolver {
  @Mutation(() => CustomerChange, { description: 'For admins: any company.' })
  updateCompanyAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminCompanyInput) input: AdminCompanyInput,
  ) {
    return editCompany(ctx, id, version, input);
  }

  @Mutation(() => CustomerChange, {
    description: 'For admins. Without a team member the company has no point of contact.',
  })
  setPointOfContact(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Who is looked after.' }) customerId: string,
    @Arg('pointOfContactId', () => ID, { nullable: true, description: 'One of the team; null or left out, nobody.' })
    pointOfContactId: string | null,
  ) {
    return setPointOfContact(ctx, customerId, pointOfContactId);
  }

  @Mutation(() => DepartmentChange, { description: "For admins: any company's. It stays in its company." })
  updateDepartmentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
  ) {
    return editDepartment(ctx, id, version, input);
  }

  @Mutation(() => InstallationChange, { description: 'For admins. It stays in its department.' })
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
