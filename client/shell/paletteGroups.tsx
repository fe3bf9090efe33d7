import { FileText, LogOut } from 'lucide-react';
import type { PaletteGroup } from '../ui/Palette.tsx';
import type { Place } from './navigation.tsx';

const terms: Place[] = [
  { to: '/terms', label: 'Betingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/service-agreement', label: 'Serviceaftalebetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/clip-card', label: 'Klippekortbetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/license', label: 'Licensbetingelser', icon: <FileText aria-hidden /> },
  { to: '/terms/privacy', label: 'Privatlivspolitik', icon: <FileText aria-hidden /> },
];

/** Builds the entries of the command palette: all places, the terms and the actions. */
export function paletteGroups(
  groups: { title: string; places: Place[] }[],
  goTo: (place: Place) => void,
  signOut: () => void,
): PaletteGroup[] {
  const entry = (place: Place) => ({ id: place.to, label: place.label, icon: place.icon, onChoose: () => goTo(place) });
  return [
    ...groups.map(({ title, places }) => ({ title: title || 'Gå til', entries: places.map(entry) })),
    { title: 'Betingelser', entries: terms.map(entry) },
    {
      title: 'Handlinger',
      entries: [{ id: 'sign-out', label: 'Log ud', icon: <LogOut aria-hidden />, onChoose: signOut }],
    },
  ];
}
