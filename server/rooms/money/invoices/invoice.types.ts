import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Invoicing } from '../../../../domain/basics/vocabulary.ts';
import type { InvoiceAge, InvoiceKind, InvoiceStatus } from '../../../../domain/money/invoices.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { InvoicingEnum } from '../../companies/customers/billing.enums.ts';
import { InvoiceAgeEnum, InvoiceKindEnum, InvoiceStatusEnum } from '../ledger/invoice.enums.ts';
import { Invoice } from '../ledger/Invoice.ts';

export const InvoiceConnection = connectionOf(Invoice, 'Invoice');

const VERSION =
  'The version that was shown. CONFLICT when the invoice has changed since, so that nothing happens twice.';

@InputType({ description: 'A payment that an admin records.' })
export class InvoicePaymentInput {
  @Field(() => ID, { description: 'The invoice that was paid, or the credit note that was paid out.' })
  invoiceId!: string;
  @Field(() => Int, { description: VERSION }) version!: number;
  @Field(() => Int, { description: 'Amount in øre, including VAT: at most what is open.' }) amount!: number;
  @Field(() => CalendarDate, { description: 'The day on which it was paid; today or earlier.' }) paidOn!: string;
  @Field(() => String, { nullable: true, description: 'A note for other admins.' }) note?: string | null;
}

@InputType({ description: 'The amount by which a line is credited.' })
export class CreditLineInput {
  @Field(() => Int, { description: 'The position of the line on the invoice.' }) position!: number;
  @Field(() => Int, { description: 'Amount in øre, excluding VAT: at most what is not credited yet.' }) net!: number;
}

@InputType({ description: 'A credit note that an admin issues.' })
export class CreditInvoiceInput {
  @Field(() => ID, { description: 'An invoice; a credit note cannot be credited.' }) invoiceId!: string;
  @Field(() => Int, { description: VERSION }) version!: number;
  @Field(() => String, { description: 'Why it is credited; printed on the credit note.' }) reason!: string;
  @Field(() => [CreditLineInput], { description: 'The credited lines, each once.' }) lines!: CreditLineInput[];
}

@InputType({
  description: 'When a company is invoiced and how long it has to pay. A field that is left out keeps its value.',
})
export class InvoiceTermsInput {
  @Field(() => InvoicingEnum, { nullable: true, description: 'At once, or together once a month. Not null.' })
  invoicing?: Invoicing | null;
  @Field(() => Int, { nullable: true, description: "From 0 to 90. Null for the reseller's usual number." })
  paymentDays?: number | null;
}

@InputType({ description: 'Which invoices a list has. All when left out.' })
export class InvoiceFilter {
  @Field(() => String, { nullable: true, description: 'A number, or a part of the name of the company.' })
  search?: string | null;
  @Field(() => InvoiceStatusEnum, { nullable: true, description: 'Only those with this status.' })
  status?: InvoiceStatus | null;
  @Field(() => InvoiceKindEnum, { nullable: true, description: 'Only invoices, or only credit notes.' })
  kind?: InvoiceKind | null;
  @Field(() => InvoiceAgeEnum, { nullable: true, description: 'Only unpaid ones that were due so long ago.' })
  age?: InvoiceAge | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The first day of issue.' })
  issuedFrom?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The last day of issue.' })
  issuedTo?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'When true, only those that Dinero cannot book, or that differ from Dinero.',
  })
  isWrongAtDinero?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'When true, only invoices of which something is unpaid.' })
  isUnpaid?: boolean | null;
  @Field(() => [ID], { nullable: true, description: 'Only those with these ids.' })
  ids?: string[] | null;
}

@ObjectType({ description: 'What a company has to pay in all.', simpleResolvers: true })
export class UnpaidInvoices {
  @Field(() => Int, { description: 'What is unpaid in øre, including VAT.' }) amount!: number;
  @Field(() => Int, { description: 'How many invoices have something unpaid.' }) invoiceCount!: number;
  @Field(() => Int, { description: 'What is unpaid of overdue invoices in øre, including VAT.' })
  overdueAmount!: number;
}

@ObjectType({
  description: 'What a company has to pay next: what is unpaid of the invoices that are due first.',
  simpleResolvers: true,
})
export class NextDue {
  @Field(() => CalendarDate, { description: 'The due day of these invoices. It may have passed.' }) dueOn!: string;
  @Field(() => Int, { description: 'What is unpaid of them in øre, including VAT.' }) amount!: number;
  @Field(() => Int, { description: 'How many invoices these are.' }) invoiceCount!: number;
}
