import { createRoot, type Root } from 'react-dom/client';

export const createPageRoot = (): Root => createRoot(document.getElementById('root')!);
