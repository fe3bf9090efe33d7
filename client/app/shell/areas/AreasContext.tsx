import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Areas } from './area.ts';
import { readAreas, type ViewerAreas } from './readAreas.ts';

/** The areas of an admin. */
export const allAreas: Areas = {
  workInBackOffice: true,
  support: true,
  sell: true,
  keepBooks: true,
  runEvents: true,
  readPrices: true,
  administer: true,
  impersonate: true,
};

/** The areas of the viewer. The frame around the screens provides the value. */
export const AreasContext = createContext(allAreas);

/**
 * The areas of the viewer, the same object for as long as they are the same: the frame renders for each new count in
 * its navigation, and a new object would render every screen with it.
 */
export function useAreasOf(viewer: ViewerAreas): Areas {
  const text = JSON.stringify(readAreas(viewer));
  return useMemo(() => JSON.parse(text) as Areas, [text]);
}

export const useAreas = () => use(AreasContext);

interface WithinAreaProps {
  area: keyof Areas;
  children: ReactNode;
}

/** Renders its children only for employees of the area. The server refuses the others anyway. */
export const WithinArea = ({ area, children }: WithinAreaProps) => use(AreasContext)[area] && children;
