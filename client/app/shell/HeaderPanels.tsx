import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/BrandMark.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { facts } from '../../ui/facts.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { CompanySection } from './companies/CompanySection.tsx';
import styles from './Frame.module.css';
import { FrameSwitch } from './FrameSwitch.tsx';
import type { NavigationItem } from './navigation.ts';
import { paletteEntries } from './paletteEntries.tsx';
import { SearchPalette } from './search/SearchPalette.tsx';
import { useFrameContext } from './useFrame.ts';

export type Panel = 'menu' | 'palette';

export interface OpenPanel {
  panel: Panel;
  /** The letters that somebody typed while the code was loaded. */
  text: string;
}

interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}

interface HeaderPanelsProps {
  openPanel: OpenPanel | undefined;
  /** The content of the menu. */
  menu: ReactNode;
  paletteGroups: NavigationGroup[];
  onGo: (item: NavigationItem) => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** The menu for phones and tablets, and the command palette. */
export function HeaderPanels({ openPanel, menu, paletteGroups, onGo, onSignOut, onClose }: HeaderPanelsProps) {
  const { isEmployee, memberships } = useFrameContext();
  return (
    <>
      <Drawer label="Menu" isOpen={openPanel?.panel === 'menu'} onClose={onClose}>
        <div className={styles.drawerHead}>
          <Brand product={facts().product} />
          <IconButton label="Luk menu" onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        {isEmployee && (
          <div className={styles.drawerSwitch}>
            <FrameSwitch />
          </div>
        )}
        {memberships.length > 1 && <CompanySection memberships={memberships} />}
        <nav className={styles.drawerNav} aria-label="Menu">
          {menu}
        </nav>
        <div className={styles.drawerFoot}>
          <div className={styles.theme}>
            Tema <ThemeSwitch />
          </div>
        </div>
      </Drawer>
      <SearchPalette
        isOpen={openPanel?.panel === 'palette'}
        initialText={openPanel?.text}
        onClose={onClose}
        groups={paletteEntries(paletteGroups, onGo, onSignOut, memberships)}
      />
    </>
  );
}
