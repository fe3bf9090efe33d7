import { expect, test } from '@jest/globals';
import { pathMatcher } from './pathMatcher.ts';

test('a path of the client is known with any parameters, and no other path is', () => {
  const isKnown = pathMatcher([
    '/',
    '/tasks',
    '/tasks/:taskId',
    '/admin/companies/:id/brugere',
    '/terms/:name/:version',
  ]);
  for (const path of [
    '/',
    '/tasks',
    '/tasks/',
    '/Tasks/86c1',
    '/admin/companies/cust_1/brugere',
    '/terms/a/2026-01-01',
  ])
    expect([path, isKnown(path)]).toEqual([path, true]);
  for (const path of ['/wp-login.php', '/tasks/1/2', '/tasksx', '/admin/companies//brugere', '/.env', '//', '/x/tasks'])
    expect([path, isKnown(path)]).toEqual([path, false]);
});
