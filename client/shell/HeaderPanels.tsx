import { X } from 'lucide-react';
import { facts } from '../facts.ts';
import { Brand } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Drawer } from '../ui/Dialog.tsx';
import { Palette } from '../ui/Palette.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import { furtherNavigation, type NavigationItem } from './navigation.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { paletteGroups } from './paletteGroups.tsx';

export type Panel = 'menu' | 'palette';

interface HeaderPanelsProps {
  open: Panel | undefined;
  groups: { title: string; items: NavigationItem[] }[];
  onGo: (item: NavigationItem) => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** The menu for phones, and the command palette. */
export const HeaderPanels = ({ open, groups, onGo, onSignOut, onClose }: HeaderPanelsProps) => (
  <>
    <Drawer label="Menu" isOpen={open === 'menu'} onClose={onClose}>
      <div className={styles.drawerHead}>
        <Brand product={facts().product} />
        <IconButton label="Luk menu" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <nav className={styles.drawerNav} aria-label="Menu">
        {groups.map(({ title, items }) => (
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
      isOpen={open === 'palette'}
      onClose={onClose}
      groups={paletteGroups([...groups, { title: 'Mere', items: furtherNavigation }], onGo, onSignOut)}
    />
  </>
);
