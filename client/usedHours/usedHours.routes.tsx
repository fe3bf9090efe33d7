import { listRoute } from '../relay/listRoute.tsx';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import hourEntriesQuery from './__generated__/HourEntriesScreenQuery$parameters.ts';
import type { HourEntriesScreenQuery } from './__generated__/HourEntriesScreenQuery.graphql.ts';
import usedHoursQuery from './__generated__/UsedHoursScreenQuery$parameters.ts';
import type { UsedHoursScreenQuery } from './__generated__/UsedHoursScreenQuery.graphql.ts';

/** Few people open the screens first, so the code that reads their address is not loaded with the frame. */
const filters = () => import('./hoursFilters.ts');

export const usedHoursRoom: ClientRoom = {
  screens: [
    screenRoute<UsedHoursScreenQuery>({
      path: '/clip-cards/hours',
      query: usedHoursQuery,
      variables: async (args) => (await filters()).figureVariables(args),
      load: async () => (await import('./UsedHoursScreen.tsx')).UsedHoursScreen,
    }),
    listRoute<HourEntriesScreenQuery>({
      path: '/clip-cards/hours/entries',
      query: hourEntriesQuery,
      variables: async (args) => (await filters()).entryVariables(args),
      load: async () => (await import('./HourEntriesScreen.tsx')).HourEntriesScreen,
    }),
  ],
};
