import { createContext, use, type ReactNode } from 'react';
import type { Areas } from './area.ts';

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

export const useAreas = () => use(AreasContext);

interface WithinAreaProps {
  area: keyof Areas;
  children: ReactNode;
}

/** Renders its children only for employees of the area. The server refuses the others anyway. */
export const WithinArea = ({ area, children }: WithinAreaProps) => use(AreasContext)[area] && children;
