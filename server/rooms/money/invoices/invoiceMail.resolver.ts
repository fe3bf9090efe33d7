import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { invoiceMailsLoader } from './invoiceMail.reads.ts';
import { InvoiceMail } from './InvoiceMail.ts';
import { sendInvoice } from './sendInvoice.service.ts';

@Resolver(() => Invoice)
export class InvoiceMailResolver {
  @FieldResolver(() => [InvoiceMail], {
    description:
      'Mails of the last 90 days that carry the document, newest first. For admins and bookkeeping; empty for others.',
  })
  async mails(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(invoice);
    if (reader === ctx) return [];
    return (await invoiceMailsLoader.of(reader).load(invoice.id))?.mails ?? [];
  }

  @Access('keepBooks')
  @Mutation(() => Invoice, {
    description:
      'Mails the PDF to the billing address again. For admins and bookkeeping. While an earlier mail of the document ' +
      'waits, no other one is sent. Refused with CONFLICT when the company has neither a billing address nor an ' +
      'administrator.',
  })
  sendInvoice(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'An invoice or a credit note.' }) id: string) {
    return sendInvoice(ctx, id);
  }
}
