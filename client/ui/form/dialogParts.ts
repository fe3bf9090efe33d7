// What most dialogs with a form consist of.
export { FormDialog } from './FormDialog.tsx';
export { useAppForm } from './useAppForm.ts';
