import type { Room } from '../../../platform/room.ts';
import { agreedPriceNodeLoader } from './agreedPrice.reads.ts';
import { AgreedPriceResolver, CustomerPricesResolver } from './agreedPrice.resolver.ts';
import { AgreedPrice } from './AgreedPrice.ts';
import { PriceListVersion } from './PriceListVersion.ts';
import { AdminPricesResolver, PriceListVersionResolver, PricesResolver } from './prices.resolver.ts';

export const pricesRoom: Room = {
  name: 'prices',
  entities: [PriceListVersion, AgreedPrice],
  resolvers: [
    PricesResolver,
    PriceListVersionResolver,
    AdminPricesResolver,
    AgreedPriceResolver,
    CustomerPricesResolver,
  ],
  nodes: [{ type: AgreedPrice, loader: agreedPriceNodeLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'price-list.changed': true;
    'agreed-price.changed': true;
  }
}
