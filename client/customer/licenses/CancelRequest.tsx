import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { LazyActionDialog } from '../../parts/edits/LazyActionDialog.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { CancelRequest_request$key } from '#relay/CancelRequest_request.graphql';
import type { CancelRequestMutation } from '#relay/CancelRequestMutation.graphql';
import type { CancelRequestNewestQuery } from '#relay/CancelRequestNewestQuery.graphql';

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
  const cancel = useCancel(id);
  const requestText = `anmodningen om ${formatCount(requestedLicenses)} ${labelOf(Plan, licenseType)}`;
  return (
    <>
      {viewerCanCancel && (
        <Button size="small" aria-label={`Annuller ${requestText}`} onPress={() => setConfirming(true)}>
          Annuller
        </Button>
      )}
      {isConfirming && (
        <LazyActionDialog
          title={`Annuller ${requestText}?`}
          danger
          confirmLabel="Annuller anmodningen"
          cancelLabel="Behold den"
          action={cancel}
          failure="Der opstod en fejl"
          onClose={() => setConfirming(false)}
        >
          Er du sikker på, at du vil annullere denne anmodning?
        </LazyActionDialog>
      )}
    </>
  );
}

const mutation = graphql`
  mutation CancelRequestMutation($id: ID!) {
    cancelLicenseRequest(id: $id) {
      edge {
        node {
          ...LicenseRequestTable_request
        }
      }
    }
  }
`;

const newestRequestQuery = graphql`
  query CancelRequestNewestQuery($id: ID!) {
    node(id: $id) {
      ...LicenseRequestTable_request @alias(as: "request")
    }
  }
`;

/** Cancels a request, and says so. Rejects when another attempt may succeed. */
function useCancel(id: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  const [send] = useAction<CancelRequestMutation>(mutation);
  return async () => {
    try {
      await send({ id });
      toast.success('Anmodningen er annulleret');
    } catch (error) {
      if (!(error instanceof PortalError && error.code === 'CONFLICT')) throw error;
      // The request is no longer pending, so it cannot be cancelled. The dialog closes, and the new status is loaded.
      toast.error(error.message);
      fetchQuery<CancelRequestNewestQuery>(environment, newestRequestQuery, { id }).subscribe({});
    }
  };
}
