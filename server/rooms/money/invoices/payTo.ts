import { Field, ObjectType } from 'type-graphql';
import { numberText, paymentLine } from '../../../../domain/money/invoices.ts';
import type { Config } from '../../../platform/config.ts';
import type { Invoice } from '../ledger/Invoice.ts';

@ObjectType({
  description: 'How an invoice is paid. Null for what the reseller has not set up.',
  simpleResolvers: true,
})
export class PaymentInstructions {
  @Field(() => String, { nullable: true, description: 'Registration and account number, with a space between them.' })
  bankAccount!: string | null;

  @Field(() => String, { nullable: true, description: 'IBAN of the account, without spaces.' })
  iban!: string | null;

  @Field(() => String, { nullable: true, description: 'The payment line (FIK) that Danish banks read.' })
  paymentLine!: string | null;

  @Field(() => String, { description: 'The number to write on a bank transfer.' })
  reference!: string;
}

/** Returns null when nothing is to be paid, and for what is paid by card. */
export function paymentInstructions(
  { payTo }: Pick<Config, 'payTo'>,
  invoice: Pick<Invoice, 'kind' | 'number' | 'dineroId' | 'paymentLine' | 'method' | 'open'>,
): PaymentInstructions | null {
  const { kind, number, dineroId, method, open } = invoice;
  if (number === null || kind === 'CREDIT_NOTE' || method === 'CREDIT_CARD' || open <= 0) return null;
  const { bankAccount, iban, creditorNumber } = payTo;
  return {
    bankAccount,
    iban,
    // Dinero's own agreement with the bank counts for its numbers.
    paymentLine: dineroId ? invoice.paymentLine : creditorNumber && paymentLine(number, creditorNumber),
    reference: numberText(kind, number),
  };
}
