import { Arg, Ctx, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { customerChange } from '../customers/customer.reads.ts';
import { Customer } from '../customers/Customer.ts';
import { CustomerChange, UpdateCompanyInput } from '../customers/customer.types.ts';
import { DepartmentChange, DepartmentChanges, DepartmentInput } from '../departments/department.types.ts';
import { InstallationChange } from '../installations/installation.types.ts';
import { ContactReplacement } from '../team/team.types.ts';
import { addDepartment, addInstallation, payByInvoice } from './companyAdditions.service.ts';
import { editCompany, editDepartment, editInstallation, setPointOfContact } from './companyEdits.service.ts';
import { AdminCompanyInput, AdminInstallationInput } from './companyEdits.types.ts';
import { updateCompany } from './ownCompany.service.ts';
import { replaceContact } from './replaceContact.service.ts';

/** The edit of a company by its own users, and the edits of companies, departments and installations by admins. */
@Resolver()
export class CompanyEditsResolver {
  @Access('manageCompany')
  @Mutation(() => Customer, { description: "Edits the viewer's company." })
  updateCompany(@Ctx() ctx: Context, @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput) {
    return updateCompany(ctx, input);
  }

  @Access('sell')
  @Mutation(() => CustomerChange, { description: 'Edits any company. For admins and sales.' })
  updateCompanyAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminCompanyInput) input: AdminCompanyInput,
  ) {
    return editCompany(ctx, id, version, input);
  }

  @Access('sell')
  @Mutation(() => CustomerChange, {
    description: "Sets or removes a company's point of contact. For admins and sales.",
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

  @Access('sell')
  @Mutation(() => ContactReplacement, {
    description:
      'For admins and sales. Makes another team member the point of contact of all companies of one, at once. ' +
      'Companies that get another point of contact at the same time keep it. Refused with CONFLICT when the number ' +
      'of companies is not `expectedCount`.',
  })
  replacePointOfContact(
    @Ctx() ctx: Context,
    @Arg('fromId', () => ID, { description: 'The team member who is replaced.' }) fromId: string,
    @Arg('toId', () => ID, { description: 'The new point of contact, an active team member.' }) toId: string,
    @Arg('expectedCount', () => Int, {
      nullable: true,
      description: 'The number of companies that the caller has seen. Not checked when left out.',
    })
    expectedCount?: number | null,
  ) {
    return replaceContact(ctx, { fromId, toId, expectedCount });
  }

  @Access('sell')
  @Mutation(() => DepartmentChange, { description: 'Edits a department of any company. For admins and sales.' })
  updateDepartmentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => DepartmentChanges, { description: CHANGES }) changes: DepartmentChanges,
  ) {
    return editDepartment(ctx, id, version, changes);
  }

  @Access('support')
  @Mutation(() => InstallationChange, {
    description: 'Edits an installation of any company, which stays in its department. For admins and support.',
  })
  updateInstallationAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminInstallationInput) input: AdminInstallationInput,
  ) {
    return editInstallation(ctx, id, version, input);
  }

  @Access('sell')
  @Mutation(() => DepartmentChange, {
    description: 'Creates a department in any company, which pays as the company has chosen. For admins and sales.',
  })
  createDepartmentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company of the department.' }) customerId: string,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
    @Arg('requestId', () => String, {
      nullable: true,
      description:
        'Idempotency key chosen by the client. Repeating the call with the same key returns the first result; other ' +
        'content with the same key is a CONFLICT.',
    })
    requestId?: string | null,
  ) {
    return addDepartment(ctx, customerId, input, requestId ?? null);
  }

  @Access('support')
  @Mutation(() => InstallationChange, {
    description: 'Creates an installation in a department of any company. For admins and support.',
  })
  createInstallationAsAdmin(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID, { description: 'The department, which also says the company.' })
    departmentId: string,
    @Arg('input', () => AdminInstallationInput) input: AdminInstallationInput,
    @Arg('requestId', () => String, {
      nullable: true,
      description:
        'Idempotency key chosen by the client. Repeating the call with the same key returns the first result; other ' +
        'content with the same key is a CONFLICT.',
    })
    requestId?: string | null,
  ) {
    return addInstallation(ctx, departmentId, input, requestId ?? null);
  }

  @Access('keepBooks')
  @Mutation(() => DepartmentChange, {
    description:
      'Lets a department without a payment method pay by invoice, so that it can order. Repeating it changes ' +
      'nothing. Refused with CONFLICT when the company has chosen a card. For admins and bookkeeping.',
  })
  payByInvoiceAsAdmin(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID, { description: 'A department of any company.' }) departmentId: string,
  ) {
    return payByInvoice(ctx, departmentId);
  }

  @AdminSubscription('workInBackOffice', () => CustomerChange, 'company.changed', customerChange)
  adminCompanyChanged(@Root() change: InstanceType<typeof CustomerChange>) {
    return change;
  }
}
