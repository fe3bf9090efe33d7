import { labelOf, PaymentMethod } from '../../domain/vocabulary.ts';
import { cardExpiry, cardName } from '../departments/cardText.ts';
import type { PurchaseDepartment } from './usePurchaseDepartments.ts';

type Payer = Pick<PurchaseDepartment, 'paymentMethod' | 'cardInfo'>;

export const canPay = ({ paymentMethod, cardInfo }: Payer) =>
  paymentMethod === 'INVOICE' || (paymentMethod === 'CREDIT_CARD' && Boolean(cardInfo));

/** Formats a payment method as 'Faktura' or 'Visa •••• 4242', or says that the department has none. */
export function methodText(department: Payer): string {
  const { paymentMethod, cardInfo } = department;
  if (!paymentMethod || !canPay(department)) return 'Ingen betalingsmetode';
  return paymentMethod === 'CREDIT_CARD' && cardInfo
    ? `${cardName(cardInfo)}, ${cardExpiry(cardInfo)}`
    : labelOf(PaymentMethod, paymentMethod);
}

/** Returns a sentence about when and how the first period is paid. */
export function firstPaymentText({
  paymentMethod,
  cardInfo,
  activeLicenseCount,
}: Payer & Pick<PurchaseDepartment, 'activeLicenseCount'>): string {
  if (activeLicenseCount === 0) return 'Første periode koster ikke noget: afdelingen har ingen aktive licenser endnu.';
  return paymentMethod === 'CREDIT_CARD' && cardInfo
    ? `Første periode trækkes på ${cardName(cardInfo)}, når I bestiller.`
    : 'Første periode faktureres, når I bestiller.';
}
