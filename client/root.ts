import { createRoot, type Root } from 'react-dom/client';

/** A module of its own, because the build puts it into the same chunk as React (see vite.config.ts). */
export const createPageRoot = (): Root => createRoot(document.getElementById('root')!);
