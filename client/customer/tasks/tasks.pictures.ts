import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'tasks', path: '/tasks', as: 'customer' },
  { name: 'tasks-list', path: '/tasks?view=list', as: 'customer' },
  { name: 'tasks-filtered', path: '/tasks?view=board&tag=flow&due=OVERDUE', as: 'customer' },
  { name: 'tasks-no-matches', path: '/tasks?view=board&q=findes+ikke&due=NONE', as: 'customer' },
  { name: 'tasks-new', path: '/tasks', as: 'customer', press: ['Ny opgave'] },
  { name: 'tasks-request-changes', path: '/tasks', as: 'customer', press: ['Bed om ændringer'] },
  { name: 'tasks-approve', path: '/tasks', as: 'customer', press: ['Godkend'] },
  { name: 'task', path: '/tasks/:task', as: 'customer' },
  { name: 'task-estimate', path: '/tasks/:estimatedTask', as: 'customer' },
  {
    name: 'tasks-new-errors',
    path: '/tasks',
    as: 'customer',
    press: ['Ny opgave', '^Opret opgave$'],
    isInvalid: true,
  },
  {
    name: 'tasks-request-changes-errors',
    path: '/tasks',
    as: 'customer',
    press: ['Bed om ændringer', '^Send$'],
    isInvalid: true,
  },
  { name: 'tasks-failed', path: '/tasks', as: 'customer', isBroken: true },
];
