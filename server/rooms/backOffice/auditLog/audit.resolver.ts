import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AuditAction } from '../../../../domain/basics/audit.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { auditPage, companyAuditPage } from './audit.reads.ts';
import { AuditActionEnum, AuditEntryConnection } from './AuditLine.ts';
import { auditSorts, type AuditSort } from './auditSorts.ts';

@ArgsType()
class AuditFilterArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only entries about a person whose name, e-mail, network address or id contains this text. The person is the ' +
      'actor, the user as whom an admin acted, or the target.',
  })
  person?: string | null;

  @Field(() => AuditActionEnum, { nullable: true, description: 'Only entries of this kind.' })
  action?: AuditAction | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The first day, in Copenhagen.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day, in Copenhagen.' })
  to?: string | null;
}

@Resolver(() => Admin)
export class AuditResolver {
  @Access('administer')
  @FieldResolver(() => AuditEntryConnection, {
    description:
      "The audit log of all companies and of the reseller's employees, newest first unless another order is chosen.",
  })
  auditLog(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => AuditFilterArgs) filter: AuditFilterArgs,
    @Arg('sort', () => auditSorts.values, {
      nullable: true,
      description: 'Order of the list. Newest first when left out.',
    })
    sort?: AuditSort | null,
  ) {
    return auditPage(ctx.admin, filter, sort, page);
  }
}

@Resolver(() => Customer)
export class CompanyAuditResolver {
  @FieldResolver(() => AuditEntryConnection, {
    nullable: true,
    description:
      'The audit log of the company, newest first. People who are no users of the company, such as employees of the ' +
      'reseller, are not named. Null for viewers who are not administrators of the company.',
  })
  auditLog(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => AuditFilterArgs) filter: AuditFilterArgs,
  ) {
    const reader = ctx.readerOf(customer);
    const isOwn = may(ctx.viewer, 'readAuditLog') && ctx.viewer.customerId === customer.id;
    return reader !== ctx || isOwn ? companyAuditPage(reader, customer.id, filter, page) : null;
  }
}
