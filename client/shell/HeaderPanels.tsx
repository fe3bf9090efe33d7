import { X } from 'lucide-react';
import { facts } from '../facts.ts';
import { Brand } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Drawer } from '../ui/Dialog.tsx';
import { Palette } from '../ui/Palette.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import type { NavigationItem } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { paletteEntries } from './paletteEntries.tsx';

export type Panel = 'menu' | 'palette';

interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}

interface HeaderPanelsProps {
  openPanel: Panel | undefined;
  menuGroups: NavigationGroup[];
  /** The groups of the command palette: those of the menu and others. */
  paletteGroups: NavigationGroup[];
  onGo: (item: NavigationItem) => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** The menu for phones and tablets, and the command palette. */
export const HeaderPanels = ({ openPanel, menuGroups, paletteGroups, onGo, onSignOut, onClose }: HeaderPanelsProps) => (
  <>
    <Drawer label="Menu" isOpen={openPanel === 'menu'} onClose={onClose}>
      <div className={styles.drawerHead}>
        <Brand product={facts().product} />
        <IconButton label="Luk menu" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <nav className={styles.drawerNav} aria-label="Menu">
        {menuGroups.map(({ title, items }) => (
          <div key={title}>
            {title && <h3>{title}</h3>}
            {items.map((item) => (
              <NavigationLink key={item.to} item={item} withIcon />
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.drawerFoot}>
        <div className={styles.theme}>
          Tema <ThemeSwitch />
        </div>
      </div>
    </Drawer>
    <Palette
      isOpen={openPanel === 'palette'}
      onClose={onClose}
      groups={paletteEntries(paletteGroups, onGo, onSignOut)}
    />
  </>
);
