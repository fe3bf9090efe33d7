import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyModule } from '../ui/lazyModule.ts';
import { menuPopover } from '../ui/Menu.tsx';
import type { HeaderPanels } from './HeaderPanels.tsx';
import type { Panel } from './HeaderPanels.tsx';

const panels = lazyModule(() => import('./HeaderPanels.tsx'));

/** The delay before the panels are prefetched, long enough for the screen to load first on a slow line. */
const PREFETCH_DELAY_MS = 2_000;

/**
 * The menu and the palette, which the header opens over the page. Their code is loaded after the screen, together with
 * that of the menus; `Panels` is undefined until the first panel opens. A navigation closes the open panel.
 */
export function usePanels() {
  const [Panels, setPanels] = useState<typeof HeaderPanels>();
  const [panel, setPanel] = useState<Panel>();
  const { pathname } = useLocation();
  const open = (nextPanel: Panel) =>
    panels.use((module) => {
      setPanels(() => module.HeaderPanels);
      setPanel(nextPanel);
    });
  useEffect(() => setPanel(undefined), [pathname]);
  usePaletteKey(() => open('palette'));
  useEffect(() => {
    const timer = setTimeout(() => {
      panels.fetch();
      menuPopover.fetch();
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return { Panels, panel, open, close: () => setPanel(undefined) };
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
