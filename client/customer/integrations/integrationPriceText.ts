/** Prices are in øre, excluding VAT, with decimals when a request costs less than an øre. */
interface Billing {
  type: string;
  price?: number | null | undefined;
  pricePerRequest?: number | null | undefined;
  pricePerAgent?: number | null | undefined;
}

const integerFormat = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 4 });
const decimalFormat = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/**
 * Formats a price as 'Gratis', '99 kr/md.', '0,25 kr pr. kald' or '49 kr/agent/md.'. Shows up to four decimals, because
 * a call can cost less than an øre.
 */
export function integrationPriceText({ type, price, pricePerRequest, pricePerAgent }: Billing): string {
  switch (type) {
    case 'MONTHLY':
      return `${formatAmount(price)} kr/md.`;
    case 'METERED':
      return `${formatAmount(pricePerRequest)} kr pr. kald`;
    case 'MONTHLY_PER_AGENT':
      return `${formatAmount(pricePerAgent)} kr/agent/md.`;
    default:
      return 'Gratis';
  }
}

function formatAmount(ore: number | null | undefined): string {
  const kroner = (ore ?? 0) / 100;
  return (Number.isInteger(kroner) ? integerFormat : decimalFormat).format(kroner);
}
