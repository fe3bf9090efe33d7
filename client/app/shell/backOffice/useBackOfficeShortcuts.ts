import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyModule } from '../../../ui/lazyModule.ts';
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts.ts';
import type { NavigationItem } from '../navigation.ts';
import type { NavigationGroup } from './navigationGroups.ts';
import type { ShortcutsDialog } from './ShortcutsDialog.tsx';

const shortcutsDialog = lazyModule(() => import('./ShortcutsDialog.tsx'));

interface ShortcutOptions {
  groups: NavigationGroup[];
  goTo: (item: NavigationItem) => void;
  onSearch: () => void;
}

/** Registers `g` and a letter for each screen, and `?` for the list of all shortcuts. */
export function useBackOfficeShortcuts({ groups, goTo, onSearch }: ShortcutOptions) {
  const [Dialog, setDialog] = useState<typeof ShortcutsDialog>();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const show = () =>
    shortcutsDialog.use((module) => {
      setDialog(() => module.ShortcutsDialog);
      setOpen(true);
    });
  useShortcuts('Gå til', [
    ...groups.flatMap(({ items }) =>
      items
        .filter(({ shortcut }) => shortcut)
        .map((item) => ({ keys: `g ${item.shortcut}`, label: item.label, onPress: () => goTo(item) })),
    ),
    { keys: 'g m', label: 'Min virksomhed', onPress: () => void navigate('/dashboard') },
  ]);
  useShortcuts('Overalt', [
    // Listed here; the palette itself listens to this key in both frames.
    { keys: 'Ctrl+K', label: 'Søg eller gå til', onPress: onSearch },
    { keys: '?', label: 'Vis genveje', onPress: show },
  ]);
  return { show, Dialog: isOpen ? Dialog : undefined, close: () => setOpen(false) };
}
