import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import hourEntriesQuery from '#relay/HourEntriesScreenQuery$parameters';
import type { HourEntriesScreenQuery } from '#relay/HourEntriesScreenQuery.graphql';
import usedHoursQuery from '#relay/UsedHoursScreenQuery$parameters';
import type { UsedHoursScreenQuery } from '#relay/UsedHoursScreenQuery.graphql';

/** Few people open the screens first, so the code that reads their address is not loaded with the frame. */
const filters = () => import('./hoursFilters.ts');

export const usedHoursRoom: ClientRoom = {
  screens: [
    screenRoute<UsedHoursScreenQuery>({
      path: '/clip-cards/hours',
      subject: 'AGREEMENTS',
      query: usedHoursQuery,
      variables: async (args) => (await filters()).figureVariables(args),
      load: async () => (await import('./UsedHoursScreen.tsx')).UsedHoursScreen,
    }),
    listRoute<HourEntriesScreenQuery>({
      path: '/clip-cards/hours/entries',
      subject: 'AGREEMENTS',
      query: hourEntriesQuery,
      variables: async (args) => (await filters()).entryVariables(args),
      load: async () => (await import('./HourEntriesScreen.tsx')).HourEntriesScreen,
    }),
  ],
};
