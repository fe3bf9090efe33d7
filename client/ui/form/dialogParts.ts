// `lazyDialog.tsx` prefetches these in one module, because most dialogs with a form import both.
export { FormDialog } from './FormDialog.tsx';
export { useAppForm } from './useAppForm.ts';
