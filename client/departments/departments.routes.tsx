import { FolderTree } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import departmentsQuery from './__generated__/DepartmentsScreenQuery$parameters.ts';
import type { DepartmentsScreenQuery } from './__generated__/DepartmentsScreenQuery.graphql.ts';

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
