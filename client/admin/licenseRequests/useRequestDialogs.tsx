import { useState, type ReactNode } from 'react';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { FilesDialog } from '../../parts/files/fileDialogs.ts';
import type { Column } from '../../ui/Column.ts';
import { actionsColumn, type LicenseRequestRow } from './adminRequestColumns.tsx';
import { UpdateRequestDialog } from './UpdateRequestDialog.tsx';
import type { UpdateRequestDialog_request$key } from '#relay/UpdateRequestDialog_request.graphql';

export const requestName = ({ department, requestedLicenses }: LicenseRequestRow) =>
  `${formatLicenseCount(requestedLicenses)} til ${department.customer.name}`;

/** The buttons of a table of licence requests, and the dialogs that they open, which are rendered outside the rows. */
export function useRequestDialogs(): { column: Column<LicenseRequestRow>; dialogs: ReactNode } {
  const [updated, setUpdated] = useState<UpdateRequestDialog_request$key>();
  const [withFiles, setWithFiles] = useState<LicenseRequestRow>();
  return {
    column: actionsColumn(setUpdated, setWithFiles),
    dialogs: (
      <>
        {withFiles && (
          <FilesDialog
            title={`Filer til ${requestName(withFiles)}`}
            id={withFiles.id}
            place={{ licenseRequestId: withFiles.id }}
            isAdmin
            onClose={() => setWithFiles(undefined)}
          />
        )}
        {updated && <UpdateRequestDialog request={updated} onClose={() => setUpdated(undefined)} />}
      </>
    ),
  };
}
