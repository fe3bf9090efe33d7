import { Building2, LogOut, Plus } from 'lucide-react';
import type { PaletteGroup } from '../../ui/paletteEntry.ts';
import { switchCompany } from '../relay/company.ts';
import type { Membership } from './companies/CompanyLink.tsx';
import type { NavigationItem } from './navigation.ts';

/** Builds the entries of the command palette: the groups of items, the actions, and the person's other companies. */
export function paletteEntries(
  groups: { title: string; items: NavigationItem[] }[],
  goTo: (item: NavigationItem) => void,
  signOut: () => void,
  memberships: readonly Membership[],
): PaletteGroup[] {
  const entry = (item: NavigationItem) => ({
    id: item.to,
    label: item.label,
    icon: item.icon,
    ...(!item.isExternal && { to: item.to }),
    onChoose: () => goTo(item),
  });
  const actions = groups.flatMap(({ items }) => items.flatMap((item) => item.actions ?? []));
  const companies = memberships
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ companyId, companyName }) => ({
      id: companyId,
      label: `Skift til ${companyName}`,
      icon: <Building2 aria-hidden />,
      onChoose: () => switchCompany(companyId, companyName),
    }));
  return [
    ...groups.map(({ title, items }) => ({ title, entries: items.map(entry) })),
    {
      title: 'Handlinger',
      entries: [
        ...actions.map((action) => entry({ ...action, icon: <Plus aria-hidden /> })),
        { id: 'sign-out', label: 'Log ud', icon: <LogOut aria-hidden />, onChoose: signOut },
      ],
    },
    ...(companies.length ? [{ title: 'Virksomheder', entries: companies }] : []),
  ];
}
