import { Ellipsis } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuContent.ts';

/** The menu with the actions of one row or card. The label names it, because every row has such a menu. */
export const ActionsMenu = ({ label, entries }: { label: string; entries: MenuEntry[] }) => (
  <Menu
    label={label}
    trigger={
      <IconButton label={label}>
        <Ellipsis aria-hidden />
      </IconButton>
    }
    entries={entries}
  />
);
