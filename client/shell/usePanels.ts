import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyModule } from '../ui/lazyModule.ts';
import { menuPopover } from '../ui/Menu.tsx';
import type { HeaderPanels } from './HeaderPanels.tsx';
import type { Panel } from './HeaderPanels.tsx';

const panels = lazyModule(() => import('./HeaderPanels.tsx'));

/** The delay before the code of the panels is prefetched, so that the screen loads first on a slow connection. */
const PREFETCH_DELAY_MS = 2_000;

/**
 * Opens and closes the panels of the header: the menu for phones and tablets, and the command palette. Their code is
 * loaded after the screen, together with the code of the menus; `Panels` is undefined until the first panel opens. A
 * navigation closes the open panel, and Ctrl K opens the palette.
 */
export function usePanels() {
  const [Panels, setPanels] = useState<typeof HeaderPanels>();
  const [openPanel, setOpenPanel] = useState<Panel>();
  const { pathname } = useLocation();
  const open = (nextPanel: Panel) =>
    panels.use((module) => {
      setPanels(() => module.HeaderPanels);
      setOpenPanel(nextPanel);
    });
  useEffect(() => setOpenPanel(undefined), [pathname]);
  usePaletteKey(() => open('palette'));
  useEffect(() => {
    const timer = setTimeout(() => {
      panels.fetch();
      menuPopover.fetch();
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return { Panels, openPanel, open, close: () => setOpenPanel(undefined) };
}

function usePaletteKey(openPalette: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
