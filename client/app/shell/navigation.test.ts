import { describe, expect, test } from '@jest/globals';
import type { Subject } from '../../../domain/basics/vocabulary.ts';
import { menusOf, navigationOf, visibleEntries, type NavigationEntry } from './navigation.ts';

const entry = (to: string): NavigationEntry => ({ menu: 'main', to, label: to, icon: undefined });

const rooms = [
  { screens: [{ path: '/dashboard' }], navigation: [entry('/dashboard')] },
  {
    screens: [{ path: '/tasks', handle: { subject: 'TASKS' } }],
    navigation: [{ ...entry('/tasks'), awaiting: 'tasks' as const }],
  },
  { screens: [{ path: '/payments', handle: { subject: 'FINANCE' } }], navigation: [entry('/payments')] },
  { navigation: [entry('/terms')] },
];

const shownTo = (...subjects: Subject[]) => visibleEntries(navigationOf(rooms), new Set(subjects)).map(({ to }) => to);

describe('the menus', () => {
  test('offer the screens without a subject, and those of the subjects that somebody sees', () => {
    expect(shownTo()).toEqual(['/dashboard', '/terms']);
    expect(shownTo('TASKS')).toEqual(['/dashboard', '/tasks', '/terms']);
    expect(shownTo('TASKS', 'FINANCE')).toEqual(['/dashboard', '/tasks', '/payments', '/terms']);
  });

  test('show items without the subject, but with their numbers', () => {
    const { main } = menusOf(navigationOf(rooms), { admin: {}, tasks: 2, approvals: 0 } as never);
    expect(main[1]).toEqual({ to: '/tasks', label: '/tasks', icon: undefined, awaitingCount: 2 });
  });
});
