/** Prices in kroner, excluding VAT. */
interface Billing {
  type: string;
  price: number | null | undefined;
  pricePerRequest: number | null | undefined;
  pricePerAgent: number | null | undefined;
}

const integerFormat = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 4 });
const decimalFormat = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/**
 * Formats a price as 'Gratis', '99 kr/md.', '0,25 kr pr. kald' or '49 kr/agent/md.'. Shows up to four decimals, because
 * a call can cost less than an øre.
 */
export function integrationPriceText({ type, price, pricePerRequest, pricePerAgent }: Billing): string {
  switch (type) {
    case 'monthly':
      return `${formatAmount(price)} kr/md.`;
    case 'metered':
      return `${formatAmount(pricePerRequest)} kr pr. kald`;
    case 'monthly_per_agent':
      return `${formatAmount(pricePerAgent)} kr/agent/md.`;
    default:
      return 'Gratis';
  }
}

const formatAmount = (value: number | null | undefined) =>
  (Number.isInteger(value ?? 0) ? integerFormat : decimalFormat).format(value ?? 0);
