import { labelOf, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { cardExpiry, cardName } from '../../parts/paymentCard/cardText.ts';
import type { PurchaseDepartment } from './usePurchaseDepartments.ts';

type Payer = Pick<PurchaseDepartment, 'paymentMethod' | 'cardInfo'>;

/** Whether the department has a payment method, and a stored card if the method is by card. */
export const canPay = ({ paymentMethod, cardInfo }: Payer) =>
  paymentMethod === 'INVOICE' || (paymentMethod === 'CREDIT_CARD' && Boolean(cardInfo));

/** Formats a payment method as 'Faktura' or 'Visa •••• 4242, udløber 09/2034', or says that there is none. */
export function paymentMethodText(department: Payer): string {
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
