import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { SeatState } from '../../../../domain/sales/seats/seatUsage.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { licenseLoader } from '../licenses/license.reads.ts';
import { Renewal } from '../renewals/renewal.types.ts';
import { SeatStateEnum } from './seat.enums.ts';
import { seatNoteLoader, seatsOf, seatsPage, seatTotals } from './seat.reads.ts';
import { readSeatsAgainAsAdmin, saveSeatNote } from './seat.service.ts';
import { InstallationSeats, InstallationSeatsConnection, SeatAdvice, SeatTotals } from './seat.types.ts';
import { seatAdviceOf } from './seatAdvice.reads.ts';
import { seatSorts, type SeatSort } from './seatSorts.ts';

@Resolver(() => Admin)
export class AdminSeatsResolver {
  @Access('support')
  @FieldResolver(() => InstallationSeatsConnection, {
    description: 'The seats of all installations, those with the most seats beyond the bought ones first.',
  })
  seats(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('state', () => SeatStateEnum, { defaultValue: 'ALL', description: 'Which installations.' }) state: SeatState,
    @Arg('search', () => String, { nullable: true, description: 'Part of a subdomain or of the name of a company.' })
    search: string | null,
    @Arg('sort', () => seatSorts.values, {
      nullable: true,
      description: 'Order of the list. EXCESS_DESC when left out.',
    })
    sort?: SeatSort | null,
  ) {
    return seatsPage(ctx.admin, { state, search, sort }, args);
  }

  @Access('support')
  @FieldResolver(() => SeatTotals, { description: 'Numbers about the seats of all companies.' })
  seatTotals(@Ctx() ctx: Context) {
    return seatTotals(ctx.admin);
  }
}

@Resolver(() => InstallationSeats)
export class SeatNoteResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Note of the reseller. For employees; null for others.' })
  async note(@Root() seats: InstallationSeats, @Ctx() ctx: Context) {
    return (await noteOf(seats, ctx))?.note ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Version of the note, to be sent with a change of it. For employees; null for others.',
  })
  async noteVersion(@Root() seats: InstallationSeats, @Ctx() ctx: Context) {
    return (await noteOf(seats, ctx))?.noteVersion ?? null;
  }

  @Access('support')
  @Mutation(() => InstallationSeats, {
    description:
      'For admins and support: saves the note about an installation. CONFLICT when `version` is not the newest.',
  })
  saveSeatNote(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: 'An installation of any company.' }) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('note', () => String, { nullable: true, description: 'The note. An empty note is removed.' })
    note: string | null,
  ) {
    return saveSeatNote(ctx, id, version, note);
  }

  @Access('support')
  @Mutation(() => InstallationSeats, {
    description:
      'For admins and support: reads the help desk of an installation again, within a minute. CONFLICT without ' +
      'credentials, and RATE_LIMITED when the last attempt was less than two minutes ago.',
  })
  adminReadSeats(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: 'An installation of any company.' }) id: string,
  ) {
    return readSeatsAgainAsAdmin(ctx, id);
  }

  @AdminSubscription('support', () => InstallationSeats, 'seats.changed', seatsOf)
  adminSeatsChanged(@Root() seats: InstallationSeats) {
    return seats;
  }
}

async function noteOf(seats: InstallationSeats, ctx: Context) {
  const reader = ctx.readerOf(seats);
  return reader === ctx ? null : seatNoteLoader.of(reader).load(seats.installationId);
}

@Resolver(() => Renewal)
export class RenewalSeatsResolver {
  @FieldResolver(() => SeatAdvice, {
    nullable: true,
    description: 'What the company can do about its seats. Null for an agreement, and when there is nothing to do.',
  })
  async seatAdvice(@Root() { kind, subjectId }: Renewal, @Ctx() ctx: Context) {
    const license = kind === 'LICENSE' ? await licenseLoader.of(ctx.admin).load(subjectId) : null;
    return license ? seatAdviceOf(ctx.admin, ctx.services.prices, license.installationId) : null;
  }
}
