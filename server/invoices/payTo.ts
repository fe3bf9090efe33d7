import { Field, ObjectType } from 'type-graphql';
import { numberText, paymentLine } from '../../domain/invoices.ts';
import type { Config } from '../config.ts';
import type { Invoice } from './Invoice.ts';

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
  { kind, number, method, open }: Pick<Invoice, 'kind' | 'number' | 'method' | 'open'>,
): PaymentInstructions | null {
  if (kind === 'CREDIT_NOTE' || method === 'CREDIT_CARD' || open <= 0) return null;
  const { bankAccount, iban, creditorNumber } = payTo;
  return {
    bankAccount,
    iban,
    paymentLine: creditorNumber && paymentLine(number, creditorNumber),
    reference: numberText(kind, number),
  };
}
