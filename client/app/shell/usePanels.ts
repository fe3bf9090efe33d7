import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { lazyModule } from '../../ui/lazyModule.ts';
import { menuPopover } from '../../ui/Menu.tsx';
import { prefetchOnIntent } from '../../ui/prefetchOnIntent.ts';
import { collectTyped } from './collectTyped.ts';
import type { HeaderPanels, OpenPanel, Panel } from './HeaderPanels.tsx';

const panels = lazyModule(() => import('./HeaderPanels.tsx'));

/**
 * Opens and closes the panels of the header: the menu for phones and tablets, and the command palette. Their code is
 * prefetched with that of the menus when somebody comes near a button; `Panels` is undefined until the first panel
 * opens. A navigation closes the panel that was open before it, and Ctrl K opens the palette.
 */
export function usePanels() {
  const [Panels, setPanels] = useState<typeof HeaderPanels>();
  const [opened, setOpened] = useState<OpenPanel & { pathname: string }>();
  const { pathname } = useLocation();
  const open = (panel: Panel) => {
    const typed = collectTyped();
    panels.use(
      (module) =>
        // Synchronously, so that the field has the focus before the next key.
        flushSync(() => {
          setPanels(() => module.HeaderPanels);
          // The address of the browser is that of the next screen already while that screen is not rendered yet.
          setOpened({ panel, text: typed(), pathname: window.location.pathname });
        }),
      typed,
    );
  };
  useEffect(() => setOpened((current) => (current?.pathname === pathname ? current : undefined)), [pathname]);
  usePaletteKey(() => open('palette'));
  useEffect(() => {
    prefetchOnIntent(panels.fetch);
    prefetchOnIntent(menuPopover.fetch);
  }, []);
  return { Panels, openPanel: opened, open, close: () => setOpened(undefined) };
}

function usePaletteKey(openPalette: () => void): void {
  // Other effects run a while after the first paint, and the key works as soon as the screen is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
