import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { shownTo } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { documentLink } from './documentLink.ts';
import { PaymentInstructions, paymentInstructions } from './payTo.ts';

@Resolver(() => Invoice)
export class InvoiceDocumentResolver {
  @FieldResolver(() => String, {
    description:
      'Path of the PDF, with a signed key. It works for ten minutes without a sign-in, so request it when the ' +
      'document is opened. It opens nothing once the caller may no longer see the invoice.',
  })
  documentUrl(@Root() invoice: Invoice, @Ctx() ctx: Context): string {
    const readerId = ctx.readerOf(invoice) === ctx ? shownTo(ctx.viewer) : null;
    return documentLink(ctx.services, { id: invoice.id, readerId });
  }

  @FieldResolver(() => PaymentInstructions, {
    nullable: true,
    description: 'How it is paid. Null when nothing is to be paid, and for what is paid by card.',
  })
  payTo(@Root() invoice: Invoice, @Ctx() ctx: Context) {
    return paymentInstructions(ctx.services.config, invoice);
  }
}
