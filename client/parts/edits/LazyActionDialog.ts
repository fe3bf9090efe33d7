import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** An ActionDialog whose code the screen does not wait for. */
export const LazyActionDialog = lazyDialog(async () => (await import('./ActionDialog.tsx')).ActionDialog);
