import { Kanban } from 'lucide-react';
import type { RouteObject } from 'react-router';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import { parseTaskView, variablesOf } from './taskView.ts';
import taskDialogQuery from '#relay/TaskDialogQuery$parameters';
import type { TaskDialogQuery } from '#relay/TaskDialogQuery.graphql';
import tasksQuery from '#relay/TasksScreenQuery$parameters';
import type { TasksScreenQuery } from '#relay/TasksScreenQuery.graphql';

export const tasksRoom: ClientRoom = {
  screens: [
    {
      ...screenRoute<TasksScreenQuery>({
        path: '/tasks',
        subject: 'TASKS',
        query: tasksQuery,
        load: async () => (await import('./TasksScreen.tsx')).TasksScreen,
        variables: ({ request }) => variablesOf(parseTaskView(new URL(request.url).searchParams)),
      }),
      children: [
        screenRoute<TaskDialogQuery>({
          path: ':taskId',
          query: taskDialogQuery,
          variables: ({ params }) => ({ id: params.taskId ?? '' }),
          load: async () => (await import('./TaskDialog.tsx')).TaskDialog,
        }),
      ],
    } as RouteObject,
  ],
  navigation: [{ menu: 'main', to: '/tasks', label: 'Opgaver', icon: <Kanban aria-hidden />, awaiting: 'tasks' }],
};
