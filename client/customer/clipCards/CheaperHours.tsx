import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { cheaperHours } from '../../../domain/money/clipCardPricing.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

interface CheaperHoursProps {
  hours: number;
  onChoose: (hours: number) => void;
}

/** Says that more hours cost less in all, and offers them. Renders nothing when they do not. */
export function CheaperHours({ hours, onChoose }: CheaperHoursProps) {
  const cheaper = cheaperHours(usePrices(), hours);
  if (!cheaper) return null;
  return (
    <Banner
      tone="blue"
      role="status"
      action={
        <Button size="small" onPress={() => onChoose(cheaper.hours)}>
          Vælg {formatHourCount(cheaper.hours)}
        </Button>
      }
    >
      {formatHourCount(cheaper.hours)} koster {formatKroner(cheaper.net)} og er billigere end {formatHourCount(hours)}.
    </Banner>
  );
}
