import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { written } from '../../domain/counted.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useCancelRequest } from './useCancelRequest.ts';
import type { CancelRequest_request$key } from './__generated__/CancelRequest_request.graphql.ts';

/**
 * Cancels a request after a confirmation. The confirmation stays open when an admin starts handling the request
 * meanwhile; the answer then tells the user so.
 */
export function CancelRequest({ request }: { request: CancelRequest_request$key }) {
  const { id, licenseType, requestedLicenses, viewerCanCancel } = useFragment(
    graphql`
      fragment CancelRequest_request on LicenseRequest {
        id
        licenseType
        requestedLicenses
        viewerCanCancel
      }
    `,
    request,
  );
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { cancel, message } = useCancelRequest(id, close);
  const what = `anmodningen om ${written(requestedLicenses)} ${labelOf(Plan, licenseType)}`;
  return (
    <>
      {viewerCanCancel && (
        <Button size="small" aria-label={`Annuller ${what}`} onPress={() => setAsking(true)}>
          Annuller
        </Button>
      )}
      <ConfirmDialog
        title={`Annuller ${what}?`}
        isOpen={isAsking}
        danger
        confirmLabel="Annuller anmodningen"
        cancelLabel="Behold den"
        message={message}
        onConfirm={cancel}
        onCancel={close}
      >
        Er du sikker på, at du vil annullere denne anmodning?
      </ConfirmDialog>
    </>
  );
}
