import { LogOut, Plus } from 'lucide-react';
import type { PaletteGroup } from '../../ui/paletteEntry.ts';
import type { NavigationItem } from './navigation.ts';

/** Builds the entries of the command palette: the groups of items, and the actions. */
export function paletteEntries(
  groups: { title: string; items: NavigationItem[] }[],
  goTo: (item: NavigationItem) => void,
  signOut: () => void,
): PaletteGroup[] {
  const entry = (item: NavigationItem) => ({
    id: item.to,
    label: item.label,
    icon: item.icon,
    ...(!item.isExternal && { to: item.to }),
    onChoose: () => goTo(item),
  });
  const actions = groups.flatMap(({ items }) => items.flatMap((item) => item.actions ?? []));
  return [
    ...groups.map(({ title, items }) => ({ title, entries: items.map(entry) })),
    {
      title: 'Handlinger',
      entries: [
        ...actions.map((action) => entry({ ...action, icon: <Plus aria-hidden /> })),
        { id: 'sign-out', label: 'Log ud', icon: <LogOut aria-hidden />, onChoose: signOut },
      ],
    },
  ];
}
