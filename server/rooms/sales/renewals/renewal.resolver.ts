import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { RenewalGroup } from '../../../../domain/sales/renewals.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { contactLoader } from '../../companies/team/team.reads.ts';
import { TeamMember } from '../../companies/team/TeamMember.ts';
import { renewalCounts, renewalPage } from './renewal.reads.ts';
import { letExpire, renew, saveRenewal } from './renewal.service.ts';
import {
  Renewal,
  RenewalConnection,
  RenewalCounts,
  RenewalGroupEnum,
  RenewalInput,
  RenewalOutcome,
} from './renewal.types.ts';
import { renewalSorts, type RenewalSort } from './renewalSorts.ts';

@Resolver(() => Renewal)
export class RenewalResolver {
  @FieldResolver(() => Customer, { description: 'The company of the licence or service agreement.' })
  customer(@Root() renewal: Renewal, @Ctx() ctx: Context) {
    return customerLoader.of(ctx.admin).load(renewal.customerId);
  }

  @FieldResolver(() => TeamMember, {
    nullable: true,
    description: 'The team member who is responsible. Null when there is none.',
  })
  owner(@Root() renewal: Renewal, @Ctx() ctx: Context) {
    return renewal.ownerId ? contactLoader.of(ctx.admin).load(renewal.ownerId) : null;
  }

  @Access('sell')
  @Mutation(() => Renewal, {
    description:
      'For admins and sales. Sets owner, note and snooze date of a renewal. Refused with NOT_FOUND when the licence ' +
      'or agreement is not in the queue, and with CONFLICT when `version` is not the newest.',
  })
  saveRenewal(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'Id of the licence or service agreement.' }) subjectId: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => RenewalInput) input: RenewalInput,
  ) {
    return saveRenewal(ctx, subjectId, version, input);
  }

  @Access('sell')
  @Mutation(() => RenewalOutcome, {
    description:
      'For admins and sales. Decides that a licence or service agreement is renewed at the end of its term. Refused ' +
      'with CONFLICT when it is not in the queue or already decided.',
  })
  renew(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'Id of the licence or service agreement.' }) subjectId: string,
    @Arg('endDate', () => CalendarDate, {
      nullable: true,
      description:
        'The end date that the caller has seen. Refused with CONFLICT when the end date is another one, so that a ' +
        'repeated call renews once.',
    })
    endDate?: string | null,
  ) {
    return renew(ctx, subjectId, endDate);
  }

  @Access('sell')
  @Mutation(() => RenewalOutcome, {
    description:
      'For admins and sales. Decides that a licence or service agreement ends with its last day. Refused with ' +
      'CONFLICT when it is not in the queue or already decided.',
  })
  letExpire(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'Id of the licence or service agreement.' }) subjectId: string,
  ) {
    return letExpire(ctx, subjectId);
  }
}

@Resolver(() => Admin)
export class AdminRenewalsResolver {
  @Access('sell')
  @FieldResolver(() => RenewalConnection, {
    description: 'Renewals without snoozed ones, by their decision date unless another order is chosen.',
  })
  renewals(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('group', () => RenewalGroupEnum, { description: 'The part of the queue to return.' }) group: RenewalGroup,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only renewals with these ids. All renewals when left out.',
    })
    ids?: string[] | null,
    @Arg('sort', () => renewalSorts.values, {
      nullable: true,
      description: 'Order of the list. By the last day of the decision when left out.',
    })
    sort?: RenewalSort | null,
  ) {
    return renewalPage(ctx.admin, { group, ids }, sort, args);
  }

  @Access('sell')
  @FieldResolver(() => RenewalCounts, { description: 'Number of renewals in each part of the queue.' })
  renewalCounts(@Ctx() ctx: Context) {
    return renewalCounts(ctx.admin);
  }
}
