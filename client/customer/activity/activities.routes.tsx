import { History } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import { activityVariables, parseActivityParams } from './activityPath.ts';
import activitiesQuery from '#relay/ActivitiesScreenQuery$parameters';
import type { ActivitiesScreenQuery } from '#relay/ActivitiesScreenQuery.graphql';

export const activitiesRoom: ClientRoom = {
  screens: [
    screenRoute<ActivitiesScreenQuery>({
      path: '/activities',
      query: activitiesQuery,
      variables: ({ request }) => activityVariables(parseActivityParams(new URL(request.url).searchParams)),
      load: async () => (await import('./ActivitiesScreen.tsx')).ActivitiesScreen,
    }),
  ],
  navigation: [{ menu: 'further', to: '/activities', label: 'Aktiviteter', icon: <History aria-hidden /> }],
};
