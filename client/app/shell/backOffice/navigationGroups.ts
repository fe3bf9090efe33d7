import type { BackOfficeGroup, BackOfficeItem } from '../navigation.ts';

/** The headings of the groups in their order. What waits for the team and how it goes stand above all headings. */
const TITLES: Record<BackOfficeGroup, string> = {
  inbox: '',
  companies: 'Virksomheder',
  sales: 'Salg',
  operations: 'Drift',
  events: 'Events',
  settings: 'Indstillinger',
};

export interface NavigationGroup {
  title: string;
  items: BackOfficeItem[];
}

/** Returns the groups that have items, each item with the label that it has below the heading. */
export const navigationGroups = (items: BackOfficeItem[]): NavigationGroup[] =>
  (Object.keys(TITLES) as BackOfficeGroup[])
    .map((group) => ({
      title: TITLES[group],
      items: items
        .filter((item) => item.group === group)
        .map((item) => ({ ...item, label: item.labelInGroup ?? item.label })),
    }))
    .filter((group) => group.items.length);
