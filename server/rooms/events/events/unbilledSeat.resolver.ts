import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { EventRegistrationConnection } from './event.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { unbilledSeatCount, unbilledSeats } from './unbilledSeat.reads.ts';
import { billEventSeat, waiveEventSeat } from './unbilledSeat.service.ts';
import { BilledEventSeat, BillEventSeatInput } from './unbilledSeat.types.ts';
import { unbilledSeatSorts, type UnbilledSeatSort } from './unbilledSeatSorts.ts';

@Resolver(() => Admin)
export class UnbilledSeatResolver {
  @FieldResolver(() => EventRegistrationConnection, {
    description:
      'Registrations for seats that are to be paid and that nobody has billed, the oldest first unless another order ' +
      'is chosen: those of guests, and of people whom an admin signed up. Also a seat that was given back too late.',
  })
  unbilledSeats(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('sort', () => unbilledSeatSorts.values, {
      nullable: true,
      description: 'Order of the list. The oldest first when left out.',
    })
    sort?: UnbilledSeatSort | null,
  ) {
    return unbilledSeats(ctx.admin, sort, args);
  }

  @FieldResolver(() => Int, { description: 'Number of `unbilledSeats`.' })
  unbilledSeatCount(@Ctx() ctx: Context) {
    return unbilledSeatCount(ctx.admin);
  }

  @Access('administer')
  @Mutation(() => BilledEventSeat, {
    description:
      'For admins. Bills a seat that waits, to an existing department or to a new company, always on invoice. The ' +
      'invoice is issued and mailed at once where the portal issues invoices. Refused with CONFLICT when the seat is ' +
      'billed, free or given back by now, or when `version` is not the newest.',
  })
  billEventSeat(@Ctx() ctx: Context, @Arg('input', () => BillEventSeatInput) input: BillEventSeatInput) {
    return billEventSeat(ctx, input);
  }

  @Access('administer')
  @Mutation(() => EventRegistration, {
    description:
      'For admins. Makes a seat that waits for its bill free. Refused with CONFLICT when the seat is billed, free or ' +
      'given back by now, or when `version` is not the newest.',
  })
  waiveEventSeat(
    @Ctx() ctx: Context,
    @Arg('registrationId', () => ID, { description: 'A registration of `Admin.unbilledSeats`.' })
    registrationId: string,
    @Arg('version', () => Int, {
      description: 'The version that was shown. CONFLICT when the registration has changed since.',
    })
    version: number,
    @Arg('reason', () => String, { description: 'Why the seat is free, for other admins. At most 500 characters.' })
    reason: string,
  ) {
    return waiveEventSeat(ctx, registrationId, version, reason);
  }
}
