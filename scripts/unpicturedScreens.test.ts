import { expect, test } from '@jest/globals';
import { unpicturedScreens } from './unpicturedScreens.ts';

const lazy = { Component: () => Promise.resolve(() => null) };
const routes = [
  { path: '/', lazy },
  { path: '/licenses', lazy },
  { path: '/old-address' },
  { path: '/tasks', lazy, children: [{ path: ':taskId', lazy }] },
  {
    path: '/companies/:id',
    lazy,
    children: [
      { path: '', lazy },
      { path: 'users', lazy },
    ],
  },
];

test('a screen without a picture is reported by its path, and a redirect needs none', () => {
  expect(unpicturedScreens(routes, [])).toEqual([
    '/',
    '/licenses',
    '/tasks',
    '/tasks/:taskId',
    '/companies/:id',
    '/companies/:id',
    '/companies/:id/users',
  ]);
});

test('a picture counts for the route of its path, unless it shows a dialog', () => {
  expect(
    unpicturedScreens(routes, [
      { name: 'landing', path: '/' },
      { name: 'order', path: '/licenses?bestil=1' },
      { name: 'tasks', path: '/tasks' },
      { name: 'task', path: '/tasks/:task', press: ['Godkend'] },
      { name: 'company', path: '/companies/:company/' },
    ]),
  ).toEqual(['/tasks/:taskId', '/companies/:id/users']);
  expect(unpicturedScreens(routes, [{ name: 'task', path: '/tasks/:task' }])).not.toContain('/tasks/:taskId');
});
