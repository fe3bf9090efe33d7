import type { Room } from '../room.ts';
import { PriceListVersion } from './PriceListVersion.ts';
import { PricesResolver } from './prices.resolver.ts';

export const pricesRoom: Room = {
  name: 'prices',
  entities: [PriceListVersion],
  resolvers: [PricesResolver],
};

declare module '../live/events.ts' {
  interface Topics {
    'price-list.changed': true;
  }
}
