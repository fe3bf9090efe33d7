import { createRoot, type Root } from 'react-dom/client';

/** A module of its own, because the build puts it into the file of React, so that React starts with that file. */
export const createPageRoot = (): Root => createRoot(document.getElementById('root')!);
