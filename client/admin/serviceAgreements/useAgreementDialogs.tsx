import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { FilesDialog } from '../../parts/files/fileDialogs.ts';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import type { AgreementRow, OpenAgreementDialog } from './adminAgreementColumns.tsx';
import { DeleteAgreementDialog } from './DeleteAgreementDialog.tsx';
import { agreementPartiesQuery, EditAgreementDialog } from './EditAgreementDialog.tsx';
import { LogWorkDialog } from './LogWorkDialog.tsx';
import type { EditAgreementDialogQuery } from '#relay/EditAgreementDialogQuery.graphql';

/**
 * The dialogs of a table of agreements. They are rendered outside the rows, so that typed input survives when the
 * agreement's row leaves the list.
 */
export function useAgreementDialogs(connection: string): { openDialog: OpenAgreementDialog; dialogs: ReactNode } {
  const [opened, setOpened] = useState<{ dialog: Parameters<OpenAgreementDialog>[0]; agreement: AgreementRow }>();
  const [parties, loadParties] = useQueryLoader<EditAgreementDialogQuery>(agreementPartiesQuery);
  const fetchParties = ({ department }: AgreementRow) =>
    loadParties({ customerId: department.customer.id }, { fetchPolicy: 'store-and-network' });
  const openDialog: OpenAgreementDialog = (dialog, agreement) => {
    if (dialog === 'edit') fetchParties(agreement);
    setOpened({ dialog, agreement });
  };
  const close = () => setOpened(undefined);
  const { dialog, agreement } = opened ?? {};
  return {
    openDialog,
    dialogs: agreement && (
      <>
        {dialog === 'edit' && parties && (
          <DialogBoundary
            key={parties.fetchKey}
            title="Rediger serviceaftale"
            failure="Kunne ikke hente virksomhedsoplysninger"
            onRetry={() => fetchParties(agreement)}
            onClose={close}
          >
            <EditAgreementDialog agreement={agreement} parties={parties} onClose={close} />
          </DialogBoundary>
        )}
        {dialog === 'files' && (
          <FilesDialog
            title={`Filer til aftalen for ${agreement.department.name}, ${agreement.department.customer.name}`}
            id={agreement.id}
            place={{ serviceAgreementId: agreement.id }}
            isAdmin
            onClose={close}
          />
        )}
        {dialog === 'work' && <LogWorkDialog agreement={agreement} onClose={close} />}
        {dialog === 'delete' && <DeleteAgreementDialog agreement={agreement} connection={connection} onClose={close} />}
      </>
    ),
  };
}
