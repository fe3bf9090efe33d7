interface Billing {
  model: string;
  /** In øre, excluding VAT; with decimals when a request costs less than an øre. */
  amount: number | null | undefined;
}

const integerFormat = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 4 });
const decimalFormat = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/**
 * Formats a price as 'Gratis', '99 kr/md.', '0,25 kr pr. kald' or '49 kr/agent/md.'. Shows up to four decimals, because
 * a call can cost less than an øre.
 */
export function integrationPriceText({ model, amount }: Billing): string {
  switch (model) {
    case 'MONTHLY':
      return `${formatAmount(amount)} kr/md.`;
    case 'METERED':
      return `${formatAmount(amount)} kr pr. kald`;
    case 'MONTHLY_PER_AGENT':
      return `${formatAmount(amount)} kr/agent/md.`;
    default:
      return 'Gratis';
  }
}

function formatAmount(ore: number | null | undefined): string {
  const kroner = (ore ?? 0) / 100;
  return (Number.isInteger(kroner) ? integerFormat : decimalFormat).format(kroner);
}
