import { expect, test } from '@jest/globals';
import { readTabCompany } from '../relay/tabCompany.ts';
import type { NavigationItem } from './navigation.ts';
import { paletteEntries } from './paletteEntries.tsx';

test('the palette offers what can be created on the screens, below the screens themselves', () => {
  const calls: string[] = [];
  const items: NavigationItem[] = [
    {
      to: '/admin/events',
      label: 'Events',
      icon: null,
      actions: [{ label: 'Opret event', to: '/admin/events?opret=1' }],
    },
    { to: '/admin/runs', label: 'Kørsler', icon: null },
  ];
  const groups = paletteEntries(
    [{ title: 'Drift', items }],
    ({ to }) => void calls.push(to),
    () => void calls.push('log ud'),
    [],
  );
  expect(groups.map(({ title, entries }) => [title, entries.map(({ label }) => label)])).toEqual([
    ['Drift', ['Events', 'Kørsler']],
    ['Handlinger', ['Opret event', 'Log ud']],
  ]);
  for (const { onChoose } of groups[1]!.entries) onChoose();
  expect(calls).toEqual(['/admin/events?opret=1', 'log ud']);
});

test('the palette leads to the other companies of the person', () => {
  const membership = (companyId: string, companyName: string, isCurrent: boolean) => ({
    companyId,
    companyName,
    companyRole: 'MEMBER',
    isCurrent,
  });
  const nothing = () => undefined;
  const groups = paletteEntries([], nothing, nothing, [
    membership('cust_1', 'Fjordlyst Møbler A/S', true),
    membership('cust_2', 'Limfjord Fisk A/S', false),
  ]);
  const companies = groups.find(({ title }) => title === 'Virksomheder')!;
  expect(companies.entries.map(({ label }) => label)).toEqual(['Skift til Limfjord Fisk A/S']);
  companies.entries[0]!.onChoose();
  expect(readTabCompany()?.id).toBe('cust_2');
});
