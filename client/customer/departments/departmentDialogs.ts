import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of departments, which a user may never open. */
export const CreateDepartmentDialog = lazyDialog(
  async () => (await import('./CreateDepartmentDialog.tsx')).CreateDepartmentDialog,
);
export const DeleteDepartmentDialog = lazyDialog(
  async () => (await import('./DeleteDepartmentDialog.tsx')).DeleteDepartmentDialog,
);
export const EditDepartmentDialog = lazyDialog(
  async () => (await import('./EditDepartmentDialog.tsx')).EditDepartmentDialog,
);
export const PaymentMethodDialog = lazyDialog(
  async () => (await import('./PaymentMethodDialog.tsx')).PaymentMethodDialog,
);
