import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import { countInTable } from '../../companies/departments/department.reads.ts';
import { acceptanceOf, NO_ACCEPTANCE } from '../terms/acceptanceOf.ts';
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
import { buyApprovedClipCard } from './clipCardPurchase.service.ts';
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
  approvedOrders: { CLIP_CARD: buyApprovedClipCard },
  resolvers: [
    ClipCardResolver,
    CustomerClipCardsResolver,
    CustomerClipCardHoursResolver,
    DepartmentClipCardsResolver,
    AdminClipCardsResolver,
    acceptanceOf(ClipCard, `The terms that the buyer accepted. ${NO_ACCEPTANCE}`),
  ],
  nodes: [
    { type: ClipCard, loader: clipCardNodeLoader, rows: clipCardLoader },
    { type: HourEntry, loader: hourEntryNodeLoader },
  ],
  countDepartmentHistory: countInTable('clipCards', 'clip_card'),
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'clip-card.changed': true;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** Deletes what the room has for a clip card, in the transaction that marks the card as deleted. */
    whenClipCardIsDeleted?: (write: Write, clipCardId: string, customerId: string) => Promise<void>;
  }
}
