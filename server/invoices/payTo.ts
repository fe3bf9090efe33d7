import { numberText, paymentLine } from '../../domain/invoices.ts';
import type { Config } from '../config.ts';
import type { Invoice } from './Invoice.ts';

/** How an invoice can be paid; null for what the reseller has not set up. */
export interface PaymentInstructions {
  /** Registration number and account number, with a space between them. */
  bankAccount: string | null;
  iban: string | null;
  /** The payment line that Danish banks read. */
  paymentLine: string | null;
  /** The number to write on a bank transfer. */
  reference: string;
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
