import type { Room } from '../room.ts';
import { PriceListVersion } from './PriceListVersion.ts';
import { AdminPricesResolver, PriceListPlanResolver, PricesResolver } from './prices.resolver.ts';

export const pricesRoom: Room = {
  name: 'prices',
  entities: [PriceListVersion],
  resolvers: [PricesResolver, PriceListPlanResolver, AdminPricesResolver],
};

declare module '../live/events.ts' {
  interface Topics {
    'price-list.changed': true;
  }
}
