import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { InvoiceHold } from './InvoiceHold.ts';
import { holdLoader, holdNoteLoader, remindersLoader } from './reminder.reads.ts';
import { holdInvoice, releaseInvoice, sendReminder, setReminders, waiveReminderFee } from './reminder.service.ts';
import { Reminder } from './Reminder.ts';
import { HoldInvoiceInput } from './reminder.types.ts';

@Resolver(() => Invoice)
export class InvoiceRemindersResolver {
  @FieldResolver(() => [Reminder], { description: 'Reminders of the invoice, in the order in which they were sent.' })
  async reminders(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return (await remindersLoader.of(ctx.readerOf(invoice)).load(invoice.id))?.reminders ?? [];
  }

  @FieldResolver(() => InvoiceHold, {
    nullable: true,
    description: 'The hold of its reminders. Null when there is none, and from the day after the last day on.',
  })
  hold(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return holdLoader.of(ctx.readerOf(invoice)).load(invoice.id);
  }
}

@Resolver(() => InvoiceHold)
export class InvoiceHoldResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Note of the reseller. Null for all other viewers.' })
  async note(@Root() hold: { id: string }, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(hold);
    return reader === ctx ? null : ((await holdNoteLoader.of(reader).load(hold.id))?.note ?? null);
  }
}

@Resolver()
export class ReminderMutationsResolver {
  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: mails the next reminder of an unpaid invoice at once. CONFLICT before the due ' +
      'day, during a hold, within ten days of the reminder before it, and when all are sent.',
  })
  sendReminder(
    @Ctx() ctx: Context,
    @Arg('invoiceId', () => ID, { description: 'An invoice that is not paid.' }) invoiceId: string,
  ) {
    return sendReminder(ctx, invoiceId);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: cancels the fee of a reminder, or credits it once it is invoiced. Returns the ' +
      'invoice of which it reminded. CONFLICT when the reminder has no fee.',
  })
  waiveReminderFee(
    @Ctx() ctx: Context,
    @Arg('reminderId', () => ID, { description: 'A reminder that has a fee.' }) reminderId: string,
  ) {
    return waiveReminderFee(ctx, reminderId);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: holds the reminders of an invoice that is disputed or promised to be paid, or ' +
      'changes the hold. CONFLICT when nothing is to be paid.',
  })
  holdInvoice(@Ctx() ctx: Context, @Arg('input', () => HoldInvoiceInput) input: HoldInvoiceInput) {
    return holdInvoice(ctx, input);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description: 'For admins and bookkeeping: ends the hold of an invoice. Does nothing without one.',
  })
  releaseInvoice(
    @Ctx() ctx: Context,
    @Arg('invoiceId', () => ID, { description: 'An invoice that is not paid.' }) invoiceId: string,
  ) {
    return releaseInvoice(ctx, invoiceId);
  }

  @Access('keepBooks')
  @Mutation(() => Customer, {
    description:
      'For admins and bookkeeping: switches automatic reminders of a company on or off. An admin can still send one.',
  })
  setReminders(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company.' }) customerId: string,
    @Arg('isOn', () => Boolean, { description: 'Whether they are sent by themselves.' }) isOn: boolean,
  ) {
    return setReminders(ctx, customerId, isOn);
  }
}
