import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf, PortalError } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import type { useCancelRequestMutation } from './__generated__/useCancelRequestMutation.graphql.ts';
import type { useCancelRequestNewestQuery } from './__generated__/useCancelRequestNewestQuery.graphql.ts';

const newest = graphql`
  query useCancelRequestNewestQuery($id: ID!) {
    node(id: $id) {
      ...LicenseRequestTable_request @alias(as: "request")
    }
  }
`;

interface Cancelling {
  cancel: () => Promise<void>;
  /** Why the cancellation failed, when a retry may succeed. */
  message: string | undefined;
}

export function useCancelRequest(id: string, onDone: () => void): Cancelling {
  const environment = useRelayEnvironment();
  const [message, setMessage] = useState<string>();
  const [send] = useAction<useCancelRequestMutation>(graphql`
    mutation useCancelRequestMutation($id: ID!) {
      cancelLicenseRequest(id: $id) {
        edge {
          node {
            ...LicenseRequestTable_request
          }
        }
      }
    }
  `);
  const cancel = async () => {
    setMessage(undefined);
    try {
      await send({ id });
      toast.success('Anmodningen er annulleret');
      onDone();
    } catch (error) {
      const reason = messageOf(error, 'Der opstod en fejl');
      if (!(error instanceof PortalError && error.code === 'CONFLICT')) {
        setMessage(reason);
        return;
      }
      // An admin has started handling the request, so the dialog closes and the new state is loaded.
      toast.error(reason);
      fetchQuery<useCancelRequestNewestQuery>(environment, newest, { id }).subscribe({});
      onDone();
    }
  };
  return { cancel, message };
}
