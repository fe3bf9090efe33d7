import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCancelRequest } from './useCancelRequest.ts';
import type { CancelRequest_request$key } from '#relay/CancelRequest_request.graphql';

const requestFragment = graphql`
  fragment CancelRequest_request on LicenseRequest {
    id
    licenseType
    requestedLicenses
    viewerCanCancel
  }
`;

/**
 * A button that cancels a request after a confirmation. An open confirmation stays when an admin starts handling the
 * request, although the button disappears; confirming then shows why the server refuses.
 */
export function CancelRequest({ request }: { request: CancelRequest_request$key }) {
  const { id, licenseType, requestedLicenses, viewerCanCancel } = useFragment(requestFragment, request);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { cancel, message } = useCancelRequest(id, close);
  const requestText = `anmodningen om ${formatCount(requestedLicenses)} ${labelOf(Plan, licenseType)}`;
  return (
    <>
      {viewerCanCancel && (
        <Button size="small" aria-label={`Annuller ${requestText}`} onPress={() => setConfirming(true)}>
          Annuller
        </Button>
      )}
      <ConfirmDialog
        title={`Annuller ${requestText}?`}
        isOpen={isConfirming}
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
