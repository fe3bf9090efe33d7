import { FolderTree } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import departmentsQuery from '#relay/DepartmentsScreenQuery$parameters';
import type { DepartmentsScreenQuery } from '#relay/DepartmentsScreenQuery.graphql';

export const departmentsRoom: ClientRoom = {
  screens: [
    screenRoute<DepartmentsScreenQuery>({
      path: '/departments',
      query: departmentsQuery,
      load: async () => (await import('./DepartmentsScreen.tsx')).DepartmentsScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/departments', label: 'Afdelinger', icon: <FolderTree aria-hidden /> }],
};
