import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-tasks', path: '/admin/tasks', as: 'admin' },
  { name: 'admin-tasks-waiting', path: '/admin/tasks?afventer=RESELLER', as: 'admin' },
  { name: 'admin-tasks-no-match', path: '/admin/tasks?q=findes-ikke', as: 'admin' },
  { name: 'admin-tasks-failed', path: '/admin/tasks', as: 'admin', isBroken: true },
  { name: 'admin-comments', path: '/admin/comments', as: 'admin' },
  { name: 'admin-task', path: '/admin/tasks/:task', as: 'admin' },
  { name: 'admin-task-log-hours', path: '/admin/tasks/:task', as: 'admin', press: ['Registrér timer'] },
  {
    name: 'admin-task-log-hours-errors',
    path: '/admin/tasks/:task',
    as: 'admin',
    press: ['Registrér timer'],
    fill: { Beskrivelse: '' },
    submit: ['^Registrér$'],
    isInvalid: true,
  },
  {
    name: 'admin-task-log-hours-overuse',
    path: '/admin/tasks/:task',
    as: 'admin',
    press: ['Registrér timer'],
    fill: { Timer: '90' },
  },
];
