import { lazyModule } from '../../ui/lazyModule.ts';

/** Few people open the dialog, so the screen does not wait for its code. */
export const topUpDialog = lazyModule(() => import('./TopUpDialog.tsx'));
