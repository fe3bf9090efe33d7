import type { Room } from '../../../platform/room.ts';
import { clipCardNodeLoader, clipCardLoader, hourEntryNodeLoader } from './clipCard.reads.ts';
import {
  AdminClipCardsResolver,
  ClipCardResolver,
  CustomerClipCardsResolver,
  DepartmentClipCardsResolver,
} from './clipCard.resolver.ts';
import { ClipCard } from './ClipCard.ts';
import { clipCardGoods } from './clipCardGoods.ts';
import { CustomerClipCardHoursResolver } from './clipCardHours.resolver.ts';
import { clipCardsRoutes } from './clipCards.rest.ts';
import { HourEntry } from './HourEntry.ts';

export const clipCardsRoom: Room = {
  name: 'clipCards',
  rest: {
    name: 'Klippekort',
    description: 'Prepaid hours of the company. Prices are in kroner, and always those that the server calculates.',
    routes: clipCardsRoutes,
  },
  goods: { clip_card: clipCardGoods },
  entities: [ClipCard, HourEntry],
  resolvers: [
    ClipCardResolver,
    CustomerClipCardsResolver,
    CustomerClipCardHoursResolver,
    DepartmentClipCardsResolver,
    AdminClipCardsResolver,
  ],
  nodes: [
    { type: ClipCard, loader: clipCardNodeLoader, rows: clipCardLoader },
    { type: HourEntry, loader: hourEntryNodeLoader },
  ],
};

declare module '../../../platform/live/events.ts' {
  interface Topics {
    'clip-card.changed': true;
  }
}
