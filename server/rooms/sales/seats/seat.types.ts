import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { SeatAdviceKind } from '../../../../domain/sales/seats/seatAdvice.ts';
import type { SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { HelpDeskAgent } from './HelpDeskAgent.ts';
import { SeatAdviceKindEnum, SeatFaultEnum } from './seat.enums.ts';

const UNKNOWN = 'Null until the help desk was read.';
const counted = (subject: string) => ({ nullable: true, description: `${subject} ${UNKNOWN}` });

@ObjectType({
  description: 'The seats of an installation: bought ones, and those in use as they were last read from the help desk.',
  simpleResolvers: true,
})
export class InstallationSeats {
  @Field(() => ID, { description: 'Id of the object, constant for an installation. Not an id for `node`.' })
  id!: string;
  installationId!: string;
  customerId!: string;
  @Field(() => Int, { description: 'Seats of the ACTIVE licences.' }) bought!: number;
  @Field(() => Int, counted('Agents and administrators whose role needs a seat, suspended ones included.'))
  inUse!: number | null;
  @Field(() => Int, counted('Bought seats that are not in use.')) free!: number | null;
  @Field(() => Int, counted('Seats in use beyond the bought ones. 0 when none are bought here.')) over!: number | null;
  @Field(() => Int, counted('Administrators.')) admins!: number | null;
  @Field(() => Int, counted('Agents who are no administrators.')) agents!: number | null;
  @Field(() => Int, counted('Suspended agents. Each uses a seat until the role is downgraded.'))
  suspended!: number | null;
  @Field(() => Int, counted('Light agents and contributors, who use no seat.')) withoutSeat!: number | null;
  @Field(() => Int, counted('Agents with a seat who never signed in.')) neverSignedIn!: number | null;
  @Field(() => Int, counted('Agents with a seat who signed in once, but not in the last 30 days.'))
  idle30!: number | null;
  @Field(() => Int, counted('Agents with a seat who signed in once, but not in the last 60 days.'))
  idle60!: number | null;
  @Field(() => Int, counted('Agents with a seat who signed in once, but not in the last 90 days.'))
  idle90!: number | null;
  @Field(() => Int, counted('Highest number of seats in use since `peakSince`.')) peak!: number | null;
  @Field(() => CalendarDate, counted('First day that `peak` is about: 90 days ago, or the first reading.'))
  peakSince!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Change of the seats in use over 90 days. Null when they were not read 90 days ago.',
  })
  growth!: number | null;
  @Field(() => DateTime, { nullable: true, description: 'When the figures were read. Null before the first reading.' })
  readAt!: Date | string | null;
  @Field(() => Boolean, { description: 'Whether the installation is connected, even if the connection is broken.' })
  hasKey!: boolean;
  /** Whether another reading is planned. Nothing is read by a connection that only the company can mend. */
  canRead!: boolean;
  @Field(() => Boolean, { description: 'Whether the help desk is being read now, or within a minute.' })
  isReading!: boolean;
  @Field(() => SeatFaultEnum, {
    nullable: true,
    description: 'Why the last attempt failed. The figures are then those of `readAt`. Null when it worked.',
  })
  fault!: SeatFault | null;
  @Field(() => String, { nullable: true, description: 'The fault and what to do about it, in Danish.' })
  faultText!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the attempts began to fail.' })
  faultSince!: Date | string | null;
  @Field(() => Boolean, { description: "Whether the company lets the portal store its agents' names." })
  showsNames!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When `showsNames` was last chosen. Null when it never was.' })
  namesChosenAt!: Date | string | null;
}

@ObjectType({ description: 'The seats of all installations of a company that were read.', simpleResolvers: true })
export class CompanySeats {
  @Field(() => ID, { description: 'Id of the object, constant for a company. Not an id for `node`.' }) id!: string;
  @Field(() => Int, { description: 'Seats of the ACTIVE licences of the installations that were read.' })
  bought!: number;
  @Field(() => Int, { description: 'Agents and administrators whose role needs a seat.' }) inUse!: number;
  @Field(() => Int, { description: 'Bought seats that are not in use, of all installations together.' }) free!: number;
  @Field(() => Int, { description: 'Seats in use beyond the bought ones, of all installations together.' })
  over!: number;
  @Field(() => Int, { description: 'Number of installations that were read.' }) readInstallations!: number;
  @Field(() => Int, { description: 'Number of installations with more seats in use than are bought.' })
  overInstallations!: number;
  @Field(() => Int, { description: 'Number of installations with free seats.' }) freeInstallations!: number;
  @Field(() => DateTime, { description: 'The oldest of the readings behind the figures.' }) readAt!: Date | string;
}

@ObjectType({ description: 'The seats of an installation on a day.', simpleResolvers: true })
export class SeatsOnDay {
  @Field(() => CalendarDate, { description: 'The day on which the help desk was read.' }) day!: string;
  @Field(() => Int, { description: 'Seats of the licences that were ACTIVE.' }) bought!: number;
  @Field(() => Int, { description: 'Agents and administrators who used a seat.' }) inUse!: number;
}

@ObjectType({ description: 'What a company can do about the seats of an installation.', simpleResolvers: true })
export class SeatAdvice {
  @Field(() => ID, { description: 'Id of the advice. Not an id for `node`.' }) id!: string;
  @Field(() => SeatAdviceKindEnum, { description: 'What to do.' }) kind!: SeatAdviceKind;
  @Field(() => String, { description: 'The advice as a short Danish sentence.' }) title!: string;
  installationId!: string;
  licenseId!: string | null;
  @Field(() => Int, { description: 'Number of seats to order, or to renew with.' }) seats!: number;
  @Field(() => Int, { description: 'Seats of the ACTIVE licences.' }) bought!: number;
  @Field(() => Int, { description: 'Agents and administrators who used a seat.' }) inUse!: number;
  @Field(() => Int, { description: 'Seats that are ordered and not created yet.' }) ordered!: number;
  @Field(() => Int, { description: 'Highest number of seats in use since `peakSince`.' }) peak!: number;
  @Field(() => CalendarDate, { description: 'First day that `peak` is about.' }) peakSince!: string;
  @Field(() => Int, { nullable: true, description: 'Seats that are saved. Null for MORE_SEATS.' })
  saved!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Price of a seat for a month in øre, excluding VAT, after the renewal. Null when it is by agreement.',
  })
  seatPrice!: Ore | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Saved in a year in øre, excluding VAT: `saved` × `seatPrice` × 12. Null without a price.',
  })
  yearlySaving!: Ore | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Last day to decide. Null for MORE_SEATS.' })
  deadline!: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'First day with fewer seats. Null for MORE_SEATS.' })
  firstDay!: string | null;
}

@ObjectType({ description: 'Numbers about the seats of all companies.', simpleResolvers: true })
export class SeatTotals {
  @Field(() => Int, { description: 'All installations.' }) all!: number;
  @Field(() => Int, { description: 'Installations with more seats in use than are bought.' }) over!: number;
  @Field(() => Int, { description: 'Installations with fewer seats in use than are bought.' }) free!: number;
  @Field(() => Int, { description: 'Installations whose last reading failed.' }) faulty!: number;
  @Field(() => Int, { description: 'Installations that are not connected, and not read.' }) withoutKey!: number;
  @Field(() => Int, { description: 'Installations with an API key, which Zendesk ends on 30 April 2027.' })
  keyEnds!: number;
}

export const HelpDeskAgentConnection = connectionOf(HelpDeskAgent, 'HelpDeskAgent');
export const InstallationSeatsConnection = connectionOf(InstallationSeats, 'InstallationSeats');
