import { useState, type ReactNode } from 'react';
import type { UserRow } from './adminUserColumns.tsx';
import { CreateCompanyUserDialog } from './CreateCompanyUserDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';

export interface OpenUser {
  (what: 'create'): void;
  (what: 'edit' | 'delete', user: UserRow): void;
}

interface Opened {
  what: 'create' | 'edit' | 'delete';
  user?: UserRow | undefined;
}

/** They stand beside the table: a row that leaves the list does not take what is being typed along. */
export function useUserDialogs(connection: string, customerId: string): { open: OpenUser; dialogs: ReactNode } {
  const [{ what, user } = {}, setOpened] = useState<Partial<Opened>>();
  const close = () => setOpened(undefined);
  return {
    open: (next: Opened['what'], row?: UserRow) => setOpened({ what: next, user: row }),
    dialogs: (
      <>
        {what === 'create' && (
          <CreateCompanyUserDialog customerId={customerId} connection={connection} onClose={close} />
        )}
        {what === 'edit' && user && <EditUserDialog user={user} onClose={close} />}
        {what === 'delete' && user && <DeleteUserDialog user={user} connection={connection} onClose={close} />}
      </>
    ),
  };
}
