import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import type { AgreementRow, OpenAgreement } from './adminAgreementColumns.tsx';
import { DeleteAgreementDialog } from './DeleteAgreementDialog.tsx';
import { agreementPartiesQuery, EditAgreementDialog } from './EditAgreementDialog.tsx';
import { LogWorkDialog } from './LogWorkDialog.tsx';
import type { EditAgreementDialogQuery } from './__generated__/EditAgreementDialogQuery.graphql.ts';

interface Opened {
  what: Parameters<OpenAgreement>[0];
  agreement: AgreementRow;
}

/** The dialogs of a table of agreements. They stand beside it: a row that leaves the list does not take what is being typed along. */
export function useAgreementDialogs(connection: string): { open: OpenAgreement; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const [parties, loadParties] = useQueryLoader<EditAgreementDialogQuery>(agreementPartiesQuery);
  const open: OpenAgreement = (what, agreement) => {
    if (what === 'edit') loadParties({ customerId: agreement.department.customer.id });
    setOpened({ what, agreement });
  };
  const close = () => setOpened(undefined);
  const { what, agreement } = opened ?? {};
  return {
    open,
    dialogs: agreement && (
      <>
        {what === 'edit' && parties && <EditAgreementDialog agreement={agreement} parties={parties} onClose={close} />}
        {what === 'work' && <LogWorkDialog agreement={agreement} onClose={close} />}
        {what === 'delete' && <DeleteAgreementDialog agreement={agreement} connection={connection} onClose={close} />}
      </>
    ),
  };
}
