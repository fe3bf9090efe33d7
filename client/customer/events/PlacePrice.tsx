import { formatKroner, VAT_PERCENT, vatOf, withVat, type Ore } from '../../../domain/basics/money.ts';
import { PriceRow, PriceRows } from '../../parts/prices/PriceRows.tsx';

/** Shows the price of a place, excluding and including VAT. */
export const PlacePrice = ({ net, isByCard }: { net: Ore; isByCard: boolean }) => (
  <PriceRows>
    <PriceRow term="Pris ekskl. moms" amount={net} format={formatKroner} />
    <PriceRow term={`Moms ${VAT_PERCENT} %`} amount={vatOf(net)} format={formatKroner} />
    <PriceRow
      term={isByCard ? 'Trækkes på kortet inkl. moms' : 'I alt inkl. moms'}
      amount={withVat(net)}
      isTotal
      format={formatKroner}
    />
  </PriceRows>
);
