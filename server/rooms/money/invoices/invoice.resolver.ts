import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { dateOf, daysBetween } from '../../../../domain/basics/dates.ts';
import { invoiceStatus, numberText } from '../../../../domain/money/invoices.ts';
import { bookkeepingForm } from '../../../../domain/money/validation/invoices.ts';
import { Access } from '../../../platform/access/Access.ts';
import { assertMay, sees } from '../../../platform/access/policy.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { shownTo } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { InvoiceStatusEnum } from '../ledger/invoice.enums.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { InvoiceLine } from '../ledger/InvoiceLine.ts';
import { creditInvoiceAsAdmin } from './credit.service.ts';
import {
  allInvoices,
  creditNotesLoader,
  invoiceById,
  invoicesOfCompany,
  nextDueInvoiceLoader,
} from './invoice.reads.ts';
import {
  CreditInvoiceInput,
  InvoiceConnection,
  InvoiceFilter,
  InvoicePaymentInput,
  NextDue,
  UnpaidInvoices,
} from './invoice.types.ts';
import { invoiceLinesLoader, invoicePaymentsLoader } from './invoiceParts.reads.ts';
import { InvoicePayment } from './InvoicePayment.ts';
import { invoiceSorts, type InvoiceSort } from './invoiceSorts.ts';
import { nextDueLoader } from './nextDue.reads.ts';
import { isPaidByCustomer } from './payByCard.service.ts';
import { recordInvoicePayment, undoInvoicePayment } from './payment.service.ts';
import { statementLink } from './serveStatement.ts';
import { unpaidLoader } from './unpaid.reads.ts';

@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => String, { description: "The number as it is printed, such as '10042' or 'K20007'." })
  numberText(@Root() { kind, number }: Invoice) {
    return numberText(kind, number);
  }

  @FieldResolver(() => InvoiceStatusEnum, { description: 'What is still to be paid today.' })
  status(@Root() invoice: Invoice) {
    return invoiceStatus(invoice);
  }

  @FieldResolver(() => Int, { description: 'Number of days since the due day. 0 unless it is OVERDUE.' })
  daysOverdue(@Root() invoice: Invoice) {
    return invoiceStatus(invoice) === 'OVERDUE' ? daysBetween(invoice.dueOn!, dateOf()) : 0;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether `createPaymentLink` leads to a page on which what is open is paid by card.',
  })
  canPayNow(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return isPaidByCustomer(invoice) && ctx.services.stripe.isConfigured;
  }

  @FieldResolver(() => [InvoiceLine], { description: 'The lines in their order.' })
  async lines(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return (await invoiceLinesLoader.of(ctx.readerOf(invoice)).load(invoice.id))?.lines ?? [];
  }

  @FieldResolver(() => [InvoicePayment], { description: 'The payments, oldest first, also those that were undone.' })
  async payments(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return (await invoicePaymentsLoader.of(ctx.readerOf(invoice)).load(invoice.id))?.payments ?? [];
  }

  @FieldResolver(() => [Invoice], { description: 'The credit notes that correct the invoice, oldest first.' })
  async creditNotes(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return (await creditNotesLoader.of(ctx.readerOf(invoice)).load(invoice.id))?.notes ?? [];
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: records that an invoice was paid, in part or whole, or that a credit note was ' +
      'paid out. The last part settles its ledger entries.',
  })
  recordInvoicePayment(@Ctx() ctx: Context, @Arg('input', () => InvoicePaymentInput) input: InvoicePaymentInput) {
    return recordInvoicePayment(ctx, input);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: undoes a payment. The ledger entries that it settled are PENDING again. A ' +
      'repeated call changes nothing.',
  })
  undoInvoicePayment(
    @Ctx() ctx: Context,
    @Arg('paymentId', () => ID, { description: 'A payment that was recorded.' }) paymentId: string,
  ) {
    return undoInvoicePayment(ctx, paymentId);
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'For admins and bookkeeping: credits an invoice, in part or whole, and returns it with its new credit note.',
  })
  creditInvoice(@Ctx() ctx: Context, @Arg('input', () => CreditInvoiceInput) input: CreditInvoiceInput) {
    return creditInvoiceAsAdmin(ctx, input);
  }

  @Access('viewer')
  @Subscription(() => Invoice, {
    description: "Sends an invoice or credit note of the viewer's company when it is new or has changed.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'invoice.changed', invoiceById, { sees: ['FINANCE'] }),
  })
  invoiceChanged(@Root() invoice: Invoice) {
    return invoice;
  }

  @AdminSubscription('keepBooks', () => Invoice, 'invoice.changed', invoiceById)
  adminInvoiceChanged(@Root() invoice: Invoice) {
    return invoice;
  }
}

@Resolver(() => InvoicePayment)
export class InvoicePaymentResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Note of who recorded it, for employees only.' })
  note(@Root() payment: InvoicePayment, @Ctx() ctx: Context) {
    return ctx.readerOf(payment) === ctx ? null : payment.note;
  }
}

@Resolver(() => Customer)
export class CustomerInvoicesResolver {
  @FieldResolver(() => InvoiceConnection, {
    description: 'Invoices and credit notes of all departments, newest first.',
  })
  invoices(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('unpaid', () => Boolean, { nullable: true, description: 'When true, only invoices that are not paid.' })
    unpaid?: boolean | null,
  ) {
    return invoicesOfCompany(ctx.readerOf(customer), customer.id, unpaid === true, args);
  }

  @FieldResolver(() => String, {
    description:
      'Path of a PDF with the account of the company in a period: invoices, credit notes and payments. It works for ' +
      'ten minutes without a sign-in, so request it when the document is opened. The document has the departments ' +
      'that the caller sees. Refused with NOT_FOUND for callers who do not see FINANCE, and with FORBIDDEN for ' +
      'employees of the reseller who do not keep the books.',
  })
  statementUrl(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Arg('from', () => CalendarDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day.' }) to: string,
  ) {
    const isReadByAdmin = ctx.readerOf(customer) !== ctx;
    // The link works without a sign-in, so the rights of an employee are checked here and not by the rows.
    if (isReadByAdmin) assertMay(ctx.viewer, 'keepBooks');
    else if (!sees(ctx.viewer, 'FINANCE')) throw notFound('Kontoudtoget findes ikke');
    const readerId = isReadByAdmin ? null : shownTo(ctx.viewer);
    return statementLink(
      ctx.services,
      { customerId: customer.id, readerId },
      parseInput(bookkeepingForm, { from, to }),
    );
  }

  @Sees('FINANCE')
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'The unpaid invoice that is due first. Null when everything is paid.',
  })
  async nextDueInvoice(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await nextDueInvoiceLoader.of(ctx.readerOf(customer)).load(customer.id))?.invoice ?? null;
  }

  @FieldResolver(() => UnpaidInvoices, { description: 'What is unpaid of all invoices.' })
  async unpaidInvoices(@Root() customer: Customer, @Ctx() ctx: Context) {
    const unpaid = await unpaidLoader.of(ctx.readerOf(customer)).load(customer.id);
    return unpaid ?? { amount: 0, invoiceCount: 0, overdueAmount: 0 };
  }

  @Sees('FINANCE')
  @FieldResolver(() => NextDue, {
    nullable: true,
    description: 'The next due day and what has to be paid on it. Null when every invoice is paid.',
  })
  async nextDue(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await nextDueLoader.of(ctx.readerOf(customer)).load(customer.id))?.due ?? null;
  }
}

@Resolver(() => Admin)
export class AdminInvoicesResolver {
  @Access('keepBooks')
  @FieldResolver(() => InvoiceConnection, {
    description: 'Invoices and credit notes of all companies, newest first unless another order is chosen.',
  })
  invoices(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('filter', () => InvoiceFilter, { nullable: true, description: 'Which of them the list has.' })
    filter?: InvoiceFilter | null,
    @Arg('sort', () => invoiceSorts.values, {
      nullable: true,
      description: 'Order of the list. Newest first when left out.',
    })
    sort?: InvoiceSort | null,
  ) {
    return allInvoices(ctx.admin, filter ?? {}, sort, args);
  }

  @Access('keepBooks')
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'An invoice or credit note of any company. Null when there is none with the id.',
  })
  invoice(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return invoiceById(ctx.admin, id);
  }
}
