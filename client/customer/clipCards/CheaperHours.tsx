import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { clipCardPrice, hoursAtNoExtraCost } from '../../../domain/money/clipCardPricing.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

/** Says that more hours cost less in all, or the same, and offers them. Renders nothing when they cost more. */
export function CheaperHours({ hours, onChoose }: { hours: number; onChoose: (hours: number) => void }) {
  const prices = usePrices();
  const offer = hoursAtNoExtraCost(prices, hours);
  if (!offer) return null;
  const isSamePrice = offer.net === clipCardPrice(prices, hours).net;
  const [offered, chosen] = [offer.hours, hours].map(formatHourCount);
  return (
    <Banner
      tone="blue"
      role="status"
      action={
        <Button size="small" onPress={() => onChoose(offer.hours)}>
          Vælg {offered}
        </Button>
      }
    >
      {isSamePrice
        ? `${offered} koster det samme som ${chosen}.`
        : `${offered} koster ${formatKroner(offer.net)} og er billigere end ${chosen}.`}
    </Banner>
  );
}
