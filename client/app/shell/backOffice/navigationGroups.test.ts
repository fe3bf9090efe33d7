import { describe, expect, test } from '@jest/globals';
import { adminEntries as entries } from '../../../adminRooms.ts';
import { menusOf } from '../navigation.ts';
import { navigationGroups } from './navigationGroups.ts';

const groups = navigationGroups(
  menusOf(entries, { admin: { inboxItems: 4, companies: 86 }, tasks: 0, approvals: 0 }).admin,
);

describe('the navigation of the back office', () => {
  test('has its groups in a fixed order, and only the first has no heading', () => {
    const order = ['', 'Virksomheder', 'Salg', 'Drift', 'Events', 'Indstillinger'];
    expect(groups.map(({ title }) => title)).toEqual(
      order.filter((title) => groups.some((group) => group.title === title)),
    );
    expect(groups.flatMap(({ title }) => title)).toEqual(expect.arrayContaining(order.slice(1)));
  });

  test('shows what waits and how much there is, with a label that does not repeat the heading', () => {
    expect(groups[0]!.items.find(({ to }) => to === '/admin/inbox')).toMatchObject({ pendingCount: 4 });
    expect(groups.find(({ title }) => title === 'Virksomheder')!.items[0]).toMatchObject({
      label: 'Alle virksomheder',
      totalCount: 86,
    });
  });

  test('counts what waits once: in the inbox, or beside its own entry when the inbox does not list it', () => {
    expect(entries.flatMap(({ pending }) => pending ?? []).toSorted()).toEqual([
      'inboxItems',
      'overdueInvoices',
      'overusedInstallations',
    ]);
  });

  test('gives every screen a letter of its own, which is not that of the own company', () => {
    const letters = groups.flatMap(({ items }) => items.map(({ shortcut }) => shortcut));
    expect(letters.every((letter) => /^[a-z]$/.test(letter ?? ''))).toBe(true);
    expect(new Set([...letters, 'm']).size).toBe(letters.length + 1);
  });
});
