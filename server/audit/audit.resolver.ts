import { Arg, Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { AuditAction } from '../../domain/audit.ts';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { auditPage } from './audit.reads.ts';
import { AuditActionEnum, AuditEntryConnection } from './AuditLine.ts';

@Resolver(() => Admin)
export class AuditResolver {
  @FieldResolver(() => AuditEntryConnection, {
    description: "The audit log of all companies and of the reseller's employees, newest first.",
  })
  auditLog(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('person', () => String, {
      nullable: true,
      description:
        'Only entries about a person whose name, e-mail, network address or id contains this text. The person is the ' +
        'actor, the user as whom an admin acted, or the target.',
    })
    person?: string | null,
    @Arg('action', () => AuditActionEnum, { nullable: true, description: 'Only entries of this kind.' })
    action?: AuditAction | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'The first day, in Copenhagen.' })
    from?: string | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'The last day, in Copenhagen.' }) to?: string | null,
  ) {
    return auditPage(ctx.admin, { person, action, from, to }, args);
  }
}
