import { FileText, LogOut } from 'lucide-react';
import type { PaletteGroup } from '../ui/Palette.tsx';
import type { NavigationItem } from './navigation.tsx';

const terms: NavigationItem[] = [
  { to: '/terms', label: 'Betingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/service-agreement', label: 'Serviceaftalebetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/clip-card', label: 'Klippekortbetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/license', label: 'Licensbetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/privacy', label: 'Privatlivspolitik', icon: <FileText aria-hidden /> },
];

/** Builds the entries of the command palette: all items, the terms and the actions. */
export function paletteGroups(
  groups: { title: string; items: NavigationItem[] }[],
  goTo: (item: NavigationItem) => void,
  signOut: () => void,
): PaletteGroup[] {
  const entry = (item: NavigationItem) => ({
    id: item.to,
    label: item.label,
    icon: item.icon,
    onChoose: () => goTo(item),
  });
  return [
    ...groups.map(({ title, items }) => ({ title: title || 'Gå til', entries: items.map(entry) })),
    { title: 'Betingelser', entries: terms.map(entry) },
    {
      title: 'Handlinger',
      entries: [{ id: 'sign-out', label: 'Log ud', icon: <LogOut aria-hidden />, onChoose: signOut }],
    },
  ];
}
