import { useNavigate } from 'react-router';
import type { PortalError } from '../../app/relay/errors.ts';
import { AFTER_SENDING } from '../../ui/form/afterSending.ts';
import { toast } from '../../ui/Toast.tsx';

/**
 * Returns a function that leaves for the list of approvals, whose first row is the order that has just been placed.
 * `replace` leaves out the address of the dialog or wizard that placed the order, so that Back does not open it again.
 */
export function useWaitingOrder({ replace }: { replace: boolean }): (awaitingApproval: PortalError) => void {
  const navigate = useNavigate();
  return ({ message }) => {
    toast.success(message, 10_000);
    void navigate('/approvals', { replace, state: AFTER_SENDING });
  };
}
