import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { EventRegistrationConnection } from './event.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { unbilledPlaceCount, unbilledPlaces } from './unbilledPlace.reads.ts';
import { billEventPlace, waiveEventPlace } from './unbilledPlace.service.ts';
import { BilledEventPlace, BillEventPlaceInput } from './unbilledPlace.types.ts';
import { unbilledPlaceSorts, type UnbilledPlaceSort } from './unbilledPlaceSorts.ts';

@Resolver(() => Admin)
export class UnbilledPlaceResolver {
  @Access('keepBooks')
  @FieldResolver(() => EventRegistrationConnection, {
    description:
      'Registrations for places that are to be paid and that nobody has billed, the oldest first unless another ' +
      'order is chosen: those of guests, and of people whom an admin signed up. Also a place that was given back too ' +
      'late.',
  })
  unbilledPlaces(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('sort', () => unbilledPlaceSorts.values, {
      nullable: true,
      description: 'Order of the list. The oldest first when left out.',
    })
    sort?: UnbilledPlaceSort | null,
  ) {
    return unbilledPlaces(ctx.admin, sort, args);
  }

  @Access('keepBooks')
  @FieldResolver(() => Int, { description: 'Number of `unbilledPlaces`.' })
  unbilledPlaceCount(@Ctx() ctx: Context) {
    return unbilledPlaceCount(ctx.admin);
  }

  @Access('keepBooks')
  @Mutation(() => BilledEventPlace, {
    description:
      'For admins and bookkeeping. Bills a place that waits, to an existing department or to a new company, always ' +
      'on invoice. The invoice is issued and mailed at once where the portal issues invoices. Refused with CONFLICT ' +
      'when the place is billed, free or given back by now, or when `version` is not the newest.',
  })
  billEventPlace(@Ctx() ctx: Context, @Arg('input', () => BillEventPlaceInput) input: BillEventPlaceInput) {
    return billEventPlace(ctx, input);
  }

  @Access('keepBooks')
  @Mutation(() => EventRegistration, {
    description:
      'For admins and bookkeeping. Makes a place that waits for its bill free. Refused with CONFLICT when the place ' +
      'is billed, free or given back by now, or when `version` is not the newest.',
  })
  waiveEventPlace(
    @Ctx() ctx: Context,
    @Arg('registrationId', () => ID, { description: 'A registration of `Admin.unbilledPlaces`.' })
    registrationId: string,
    @Arg('version', () => Int, {
      description: 'The version that was shown. CONFLICT when the registration has changed since.',
    })
    version: number,
    @Arg('reason', () => String, { description: 'Why the place is free, for other admins. At most 500 characters.' })
    reason: string,
  ) {
    return waiveEventPlace(ctx, registrationId, version, reason);
  }
}
