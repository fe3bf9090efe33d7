import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { Renewal, RenewalInput, RenewalOutcome } from './renewal.inputs.ts';
import { letExpire, renew, saveRenewal } from './renewal.service.ts';

@Resolver(() => Renewal)
export class RenewalResolver {
  @FieldResolver(() => Customer, { description: 'Whose it is.' })
  customer(@Root() renewal: Renewal, @Ctx() ctx: Context) {
    return ctx.admin.loaders.customer.load(renewal.customerId);
  }

  @FieldResolver(() => TeamMember, { nullable: true, description: 'Who looks after it.' })
  owner(@Root() renewal: Renewal, @Ctx() ctx: Context) {
    return renewal.ownerId ? ctx.admin.loaders.contact.load(renewal.ownerId) : null;
  }

  @Mutation(() => Renewal, {
    description: 'For admins: who looks after it, what is known of it, and when to look again.',
  })
  saveRenewal(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'The licence or agreement.' }) subjectId: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => RenewalInput) input: RenewalInput,
  ) {
    return saveRenewal(ctx, subjectId, version, input);
  }

  @Mutation(() => RenewalOutcome, { description: 'For admins: another term from its end on.' })
  renew(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'The licence or agreement.' }) subjectId: string,
    @Arg('endDate', () => CalendarDate, {
      nullable: true,
      description: 'The end that was seen: CONFLICT where it is another by now, so that sent twice it renews once.',
    })
    endDate?: string | null,
  ) {
    return renew(ctx, subjectId, endDate);
  }

  @Mutation(() => RenewalOutcome, { description: 'For admins: it leaves the queue, and ends on its last day.' })
  letExpire(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'The licence or agreement.' }) subjectId: string,
  ) {
    return letExpire(ctx, subjectId);
  }
}
