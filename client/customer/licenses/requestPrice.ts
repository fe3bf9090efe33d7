import { formatKroner, type Ore } from '../../../domain/basics/money.ts';

/** The price that an order of licences keeps, as in '409 kr pr. licens'. */
export const requestPriceText = (price: Ore | null | undefined): string =>
  price == null ? 'Pris efter aftale' : `${formatKroner(price)} pr. licens`;
