import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'tasks', path: '/tasks', as: 'customer' },
  { name: 'tasks-list', path: '/tasks?view=list', route: '/tasks', as: 'customer' },
  { name: 'tasks-filtered', path: '/tasks?view=board&tag=flow&due=OVERDUE', route: '/tasks', as: 'customer' },
  { name: 'tasks-no-matches', path: '/tasks?view=board&q=findes+ikke&due=NONE', route: '/tasks', as: 'customer' },
  { name: 'tasks-new', path: '/tasks', as: 'customer', press: ['Ny opgave'] },
  { name: 'tasks-request-changes', path: '/tasks', as: 'customer', press: ['Bed om ændringer'] },
  { name: 'tasks-approve', path: '/tasks', as: 'customer', press: ['Godkend'] },
  { name: 'task', path: '/tasks', route: '/tasks/:taskId', as: 'customer', press: ['Returflow for webshop'] },
  {
    name: 'task-estimate',
    path: '/tasks?view=board',
    route: '/tasks/:taskId',
    as: 'customer',
    press: ['Selvbetjening for butikkerne'],
  },
];
