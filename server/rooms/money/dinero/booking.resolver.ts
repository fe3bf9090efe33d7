import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { BookingDifference, BookingState } from '../../../../domain/money/invoices.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { bookingLoader, countWrong } from './booking.reads.ts';
import { retryBooking } from './booking.service.ts';

const BookingStateEnum = enumOf(BookingState);
const BookingDifferenceEnum = enumOf(BookingDifference);

registerEnum(BookingStateEnum, 'BookingState', 'How far a document has come that Dinero numbers.', {
  WAITING: 'Not booked yet: it has no number, and its company does not see it.',
  BOOKED: 'Booked at Dinero, with its number.',
});
registerEnum(BookingDifferenceEnum, 'BookingDifference', 'How a document differs between the portal and Dinero.', {
  MORE_MISSING_THERE: 'More is still to be paid at Dinero, such as after a payment that was recorded here alone.',
  LESS_MISSING_THERE: 'Less is still to be paid at Dinero, such as when more was paid than was to be paid.',
  CREDITED_THERE: 'A credit note of Dinero does not fit the lines of the invoice.',
  DELETED_THERE: 'It was deleted at Dinero.',
});

@ObjectType({
  description: 'How far a document has come at Dinero. For admins and bookkeeping.',
  simpleResolvers: true,
})
export class InvoiceBooking {
  @Field(() => BookingStateEnum, { description: 'Whether Dinero has booked it.' }) state!: BookingState;
  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, in Danish.' })
  problem!: string | null;
  @Field(() => BookingDifferenceEnum, { nullable: true, description: 'What differs. Null when nothing does.' })
  difference!: BookingDifference | null;
  @Field(() => Int, { nullable: true, description: 'The amount that differs in øre, if an amount does.' })
  differenceAmount!: Ore | null;
  @Field(() => DateTime, { nullable: true, description: 'When it is tried again. Null when there is nothing to do.' })
  nextAttemptAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When the portal last compared its amounts with Dinero.' })
  comparedAt!: Date | null;
}

@Resolver(() => Invoice)
export class BookingResolver {
  @FieldResolver(() => InvoiceBooking, {
    nullable: true,
    description: 'How far it has come at Dinero. For employees; null for others, and when Dinero does not number it.',
  })
  async booking(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(invoice);
    return reader === ctx || invoice.dineroId === null ? null : bookingLoader.of(reader).load(invoice.id);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: tries at once to book a document at Dinero, or compares a booked one. A draft ' +
      'that was deleted there is created again. Refused with CONFLICT for a document that Dinero does not number.',
  })
  retryBooking(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'An invoice or a credit note.' }) id: string) {
    return retryBooking(ctx, id);
  }
}

@Resolver(() => Admin)
export class AdminBookingsResolver {
  @Access('keepBooks')
  @FieldResolver(() => Int, {
    description: 'Number of invoices and credit notes that Dinero cannot book, or that differ from Dinero.',
  })
  wrongAtDinero(@Ctx() ctx: Context) {
    return countWrong(ctx.admin);
  }
}
