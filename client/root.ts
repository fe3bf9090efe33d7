import { createRoot, type Root } from 'react-dom/client';

export const rootOfPage = (): Root => createRoot(document.getElementById('root')!);
