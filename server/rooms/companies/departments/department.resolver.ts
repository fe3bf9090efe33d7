import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may, sees } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../customers/Customer.ts';
import { NEW_EXTERNAL_ID } from '../externalReferences/newExternalId.types.ts';
import { departmentChange, departmentCountsLoader, departmentLoader, departmentPage } from './department.reads.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './department.service.ts';
import { Department } from './Department.ts';
import {
  CardInfo,
  DepartmentChange,
  DepartmentChanges,
  DepartmentConnection,
  DepartmentInput,
} from './department.types.ts';

@Resolver(() => Department)
export class DepartmentResolver {
  @FieldResolver(() => CardInfo, {
    nullable: true,
    description:
      'The attached payment card. Null when none is attached, and for callers who neither see FINANCE nor buy.',
  })
  cardInfo(@Root() department: Department, @Ctx() ctx: Context): CardInfo | null {
    const isReadByAdmin = ctx.readerOf(department) !== ctx;
    if (!isReadByAdmin && !sees(ctx.viewer, 'FINANCE') && !may(ctx.viewer, 'buy')) return null;
    const { cardBrand, cardLast4, cardExpMonth, cardExpYear } = department;
    if (!cardBrand || !cardLast4 || !cardExpMonth || !cardExpYear) return null;
    return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, { description: "Creates a department in the viewer's company." })
  createDepartment(
    @Ctx() ctx: Context,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
    @Arg('externalId', () => String, { nullable: true, description: NEW_EXTERNAL_ID }) externalId: string | null,
  ) {
    return createDepartment(ctx, input, externalId);
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, { description: "Edits a department of the viewer's company." })
  updateDepartment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => DepartmentChanges, { description: CHANGES }) changes: DepartmentChanges,
  ) {
    return updateDepartment(ctx, id, version, changes);
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, {
    description:
      'Deletes a department with its installations and cancelled licence requests. Refused with CONFLICT when the ' +
      'department has licences, other licence requests, service agreements, clip cards or ledger entries.',
  })
  deleteDepartment(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteDepartment(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => DepartmentChange, {
    description: "Publishes each department of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'department.changed', departmentChange),
  })
  departmentChanged(@Root() change: InstanceType<typeof DepartmentChange>) {
    return change;
  }

  @AdminSubscription('workInBackOffice', () => DepartmentChange, 'department.changed', departmentChange)
  adminDepartmentChanged(@Root() change: InstanceType<typeof DepartmentChange>) {
    return change;
  }
}

@Resolver(() => Admin)
export class AdminDepartmentsResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => Department, {
    nullable: true,
    description: 'A department of any company. Null when there is none with the id.',
  })
  department(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return departmentLoader.of(ctx.admin).load(id);
  }
}

@Resolver(() => Customer)
export class CustomerDepartmentsResolver {
  @FieldResolver(() => Int, { description: 'Number of departments.' })
  async departmentCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await departmentCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => DepartmentConnection, { description: 'Departments, by name.' })
  departments(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentPage(ctx.readerOf(customer), customer.id, args);
  }
}
