import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'tasks', path: '/tasks', as: 'customer' },
  { name: 'tasks-new', path: '/tasks', as: 'customer', press: ['Ny opgave'] },
  { name: 'tasks-request-changes', path: '/tasks', as: 'customer', press: ['Bed om ændringer'] },
  { name: 'tasks-approve', path: '/tasks', as: 'customer', press: ['Godkend'] },
  { name: 'task', path: '/tasks', route: '/tasks/:taskId', as: 'customer', press: ['Returflow for webshop'] },
];
