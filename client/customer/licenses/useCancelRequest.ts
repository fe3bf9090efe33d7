import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { useCancelRequestMutation } from '#relay/useCancelRequestMutation.graphql';
import type { useCancelRequestNewestQuery } from '#relay/useCancelRequestNewestQuery.graphql';

const newestRequestQuery = graphql`
  query useCancelRequestNewestQuery($id: ID!) {
    node(id: $id) {
      ...LicenseRequestTable_request @alias(as: "request")
    }
  }
`;

interface RequestCancellation {
  /** Cancels the request. Never rejects. */
  cancel: () => Promise<void>;
  /** Why the cancellation failed, when a retry may succeed. */
  message: string | undefined;
}

const mutation = graphql`
  mutation useCancelRequestMutation($id: ID!) {
    cancelLicenseRequest(id: $id) {
      edge {
        node {
          ...LicenseRequestTable_request
        }
      }
    }
  }
`;

/** Cancels a licence request. `onClose` is called when it is cancelled, and when it can no longer be cancelled. */
export function useCancelRequest(id: string, onClose: () => void): RequestCancellation {
  const environment = useRelayEnvironment();
  const [message, setMessage] = useState<string>();
  const [send] = useAction<useCancelRequestMutation>(mutation);
  const cancel = async () => {
    setMessage(undefined);
    try {
      await send({ id });
      toast.success('Anmodningen er annulleret');
      onClose();
    } catch (error) {
      const reason = messageOf(error, 'Der opstod en fejl');
      if (!(error instanceof PortalError && error.code === 'CONFLICT')) {
        setMessage(reason);
        return;
      }
      // The request is no longer pending, so it cannot be cancelled. The dialog closes, and the new status is loaded.
      toast.error(reason);
      fetchQuery<useCancelRequestNewestQuery>(environment, newestRequestQuery, { id }).subscribe({});
      onClose();
    }
  };
  return { cancel, message };
}
