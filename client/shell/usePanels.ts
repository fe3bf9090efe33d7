import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { later } from '../ui/later.ts';
import { menuPopover } from '../ui/Menu.tsx';
import type { HeaderPanels } from './HeaderPanels.tsx';

export type Panel = 'menu' | 'palette';

const panels = later(() => import('./HeaderPanels.tsx'));

/** By then the screen is there, on a slow line too. */
const AT_REST_MS = 2_000;

/** What the header opens over the page. Its code comes after the page's, and menus' with it. */
export function usePanels() {
  const [Panels, setPanels] = useState<typeof HeaderPanels>();
  const [panel, setPanel] = useState<Panel>();
  const { pathname } = useLocation();
  const open = (wanted: Panel) =>
    panels.use((code) => {
      setPanels(() => code.HeaderPanels);
      setPanel(wanted);
    });
  useEffect(() => setPanel(undefined), [pathname]);
  usePaletteKey(() => open('palette'));
  useEffect(() => {
    const timer = setTimeout(() => {
      panels.fetch();
      menuPopover.fetch();
    }, AT_REST_MS);
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
