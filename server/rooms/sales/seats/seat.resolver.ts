import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { SeatAdviceKind } from '../../../../domain/sales/seats/seatAdvice.ts';
import type { SeatPeriod } from '../../../../domain/sales/seats/seatUsage.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { installationLoader } from '../../companies/installations/installation.reads.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { licenseLoader } from '../licenses/license.reads.ts';
import { License } from '../licenses/License.ts';
import { SeatAdviceKindEnum, SeatPeriodEnum } from './seat.enums.ts';
import { agentPage, companySeats, hiddenSeats, seatHistory, seatsOf } from './seat.reads.ts';
import { chooseAgentNames, dismissSeatAdvice, readSeatsAgain } from './seat.service.ts';
import { CompanySeats, HelpDeskAgentConnection, InstallationSeats, SeatAdvice, SeatsOnDay } from './seat.types.ts';
import { adviceOfCompany, seatAdviceOf } from './seatAdvice.reads.ts';

const OWN_INSTALLATION = "An installation of the viewer's company.";
const MAX_ADVICE = 20;

/** Advice depends on orders and decisions about renewals, which sales alone sees among the employees. */
const givesAdvice = (ctx: Context, row: object): boolean => ctx.readerOf(row) === ctx || may(ctx.viewer, 'sell');

@Resolver(() => Installation)
export class InstallationSeatsResolver {
  @FieldResolver(() => InstallationSeats, { description: 'Bought seats and those in use.' })
  async seats(@Root() installation: Installation, @Ctx() ctx: Context) {
    return (await seatsOf(ctx.readerOf(installation), installation.id)) ?? hiddenSeats(installation);
  }

  @Sees('LICENSES')
  @FieldResolver(() => [SeatsOnDay], {
    description: 'Seats of the last 13 months, oldest first. Days without a reading are left out.',
  })
  seatHistory(
    @Root() installation: Installation,
    @Ctx() ctx: Context,
    @Arg('period', () => SeatPeriodEnum, {
      defaultValue: 'MONTH',
      description: 'One entry for each month, or each day.',
    })
    period: SeatPeriod,
  ) {
    return seatHistory(ctx.readerOf(installation), installation.id, period);
  }

  @Sees('LICENSES')
  @FieldResolver(() => SeatAdvice, {
    nullable: true,
    description: 'What to do about the seats. Null when there is nothing to do, or the advice was dismissed.',
  })
  seatAdvice(@Root() installation: Installation, @Ctx() ctx: Context) {
    return givesAdvice(ctx, installation)
      ? seatAdviceOf(ctx.readerOf(installation), ctx.services.prices, installation.id)
      : null;
  }

  @FieldResolver(() => HelpDeskAgentConnection, {
    nullable: true,
    description:
      'Agents who use a seat: those who never signed in first, then by their last sign-in. Only for administrators ' +
      'of the company, themselves signed in; null for others, and while names are switched off.',
  })
  async agents(
    @Root() installation: Installation,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('hasLeft', () => Boolean, {
      defaultValue: false,
      description: 'Whether to return those who left in the last 30 days in place of the current ones.',
    })
    hasLeft: boolean,
  ) {
    if (!may(ctx.viewer, 'readAgents') || ctx.readerOf(installation) !== ctx) return null;
    const seats = await seatsOf(ctx, installation.id);
    return seats?.showsNames ? agentPage(ctx, installation.id, hasLeft, args) : null;
  }

  @Access('orderLicenses')
  @Mutation(() => InstallationSeats, {
    description:
      'Reads the help desk of an installation again, within a minute. CONFLICT without credentials, and RATE_LIMITED ' +
      'when the last attempt was less than two minutes ago.',
  })
  readSeats(@Ctx() ctx: Context, @Arg('installationId', () => ID, { description: OWN_INSTALLATION }) id: string) {
    return readSeatsAgain(ctx, id);
  }

  @Access('readAgents')
  @Mutation(() => InstallationSeats, {
    description:
      'Switches on or off that the portal stores the names of the agents, to show which seats are not used. ' +
      'Switching off deletes the stored names. CONFLICT when it is switched on without credentials.',
  })
  chooseAgentNames(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: OWN_INSTALLATION }) id: string,
    @Arg('isOn', () => Boolean, { description: 'Whether names are stored.' }) isOn: boolean,
  ) {
    return chooseAgentNames(ctx, id, isOn);
  }

  @Access('orderLicenses')
  @Mutation(() => InstallationSeats, { description: 'Hides advice of a kind about an installation for 90 days.' })
  dismissSeatAdvice(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: OWN_INSTALLATION }) id: string,
    @Arg('kind', () => SeatAdviceKindEnum, { description: 'The kind of advice to hide.' }) kind: SeatAdviceKind,
  ) {
    return dismissSeatAdvice(ctx, id, kind);
  }

  @Access('viewer')
  @Subscription(() => InstallationSeats, {
    description: "Publishes the seats of each installation of the viewer's company after a reading or a choice.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'seats.changed', seatsOf, { sees: ['LICENSES'] }),
  })
  seatsChanged(@Root() seats: InstallationSeats) {
    return seats;
  }
}

@Resolver(() => InstallationSeats)
export class SeatsResolver {
  @FieldResolver(() => Installation, { description: 'The installation whose help desk is read.' })
  installation(@Root() seats: InstallationSeats, @Ctx() ctx: Context) {
    return installationLoader.of(ctx.readerOf(seats)).load(seats.installationId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may read the help desk again.' })
  viewerCanRead(@Root() { canRead }: InstallationSeats, @Ctx() ctx: Context) {
    return canRead && may(ctx.viewer, 'orderLicenses');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may see the names of agents and switch them on.' })
  viewerCanReadAgents(@Root() seats: InstallationSeats, @Ctx() ctx: Context) {
    return ctx.readerOf(seats) === ctx && may(ctx.viewer, 'readAgents');
  }
}

@Resolver(() => SeatAdvice)
export class SeatAdviceResolver {
  @FieldResolver(() => Installation, { description: 'The installation that the advice is about.' })
  installation(@Root() advice: SeatAdvice, @Ctx() ctx: Context) {
    return installationLoader.of(ctx.readerOf(advice)).load(advice.installationId);
  }

  @FieldResolver(() => License, { nullable: true, description: 'The licence to renew. Null for MORE_SEATS.' })
  license(@Root() advice: SeatAdvice, @Ctx() ctx: Context) {
    return advice.licenseId ? licenseLoader.of(ctx.readerOf(advice)).load(advice.licenseId) : null;
  }
}

@Resolver(() => Customer)
export class CustomerSeatsResolver {
  @FieldResolver(() => CompanySeats, {
    nullable: true,
    description: 'The seats of all installations together. Null before the first reading.',
  })
  seats(@Root() customer: Customer, @Ctx() ctx: Context) {
    return companySeats(ctx.readerOf(customer), customer.id);
  }

  @Sees('LICENSES')
  @FieldResolver(() => [SeatAdvice], {
    description: 'The first pieces of advice about the seats of all installations: too few seats before free ones.',
  })
  seatAdvice(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: 3, description: `Number of pieces, at most ${MAX_ADVICE}.` })
    first: number,
  ) {
    if (first < 0 || first > MAX_ADVICE) throw badInput({ first: `first skal være mellem 0 og ${MAX_ADVICE}` });
    if (!givesAdvice(ctx, customer)) return [];
    return adviceOfCompany(ctx.readerOf(customer), ctx.services.prices, customer.id, first);
  }
}
