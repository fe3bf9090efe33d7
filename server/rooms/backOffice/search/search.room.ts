import type { Room } from '../../../platform/room.ts';
import { AdminSearchResolver, SearchResolver } from './search.resolver.ts';
import { searchRoutes } from './search.rest.ts';
import { SearchEntry } from './SearchEntry.ts';

/** One search over everything that has a name or a number. */
export const searchRoom: Room = {
  name: 'search',
  rest: { name: 'Søgning', description: "The search of the caller's company.", routes: searchRoutes },
  entities: [SearchEntry],
  resolvers: [SearchResolver, AdminSearchResolver],
};
