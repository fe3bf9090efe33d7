import { useCallback, useState } from 'react';
import { PAYMENT_FAILED } from '../card/payByCard.ts';
import { messageOf, PortalError } from '../relay/errors.ts';
import { toast } from '../ui/Toast.tsx';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { usePurchase, type Bought } from './usePurchase.ts';

const NOT_ORDERED = 'Serviceaftalen kunne ikke bestilles. Prøv igen om lidt. Den bliver kun bestilt og betalt én gang.';

interface Failure {
  message?: string;
  /** Why the card was refused: another one may do. */
  refusal?: string;
}

interface OrderingProps {
  customerId: string;
  draft: PurchaseDraft;
  /** A payment has failed, and used the draft's id up. */
  onRefused: () => void;
  onOrdered: (agreementId: string) => void;
}

/** An order from the first try to its end, however many tries it takes: they bear the same id until a payment has failed. */
export function useOrdering({ customerId, draft: { purchaseId, duration, paymentInterval }, onRefused, onOrdered }: OrderingProps) {
  const [open, setOpen] = useState<Required<Bought>>();
  const [failure, setFailure] = useState<Failure>({});
  const purchase = usePurchase(customerId);

  const arrive = useCallback((agreementId: string) => {
    toast.success('Serviceaftalen er bestilt!');
    onOrdered(agreementId);
  }, [onOrdered]);
  const refuse = useCallback((refusal: string) => {
    onRefused();
    setOpen(undefined);
    setFailure({ refusal });
  }, [onRefused]);
  const order = async (departmentId: string) => {
    setFailure({});
    try {
      const { agreementId, openEntryId } = await purchase({ purchaseId, departmentId, duration, paymentInterval, acceptTerms: true });
      if (openEntryId) setOpen({ agreementId, openEntryId });
      else arrive(agreementId);
    } catch (error) {
      if (error instanceof PortalError && error.code === PAYMENT_FAILED) refuse(error.message);
      else setFailure({ message: messageOf(error, NOT_ORDERED) });
    }
  };
  return {
    order,
    ...failure,
    forgetFailure: () => setFailure({}),
    /** Its payment is not settled yet. */
    open,
    leaveOpen: () => setOpen(undefined),
    onPaid: useCallback(() => open && arrive(open.agreementId), [open, arrive]),
    onFailed: useCallback((why: string | null | undefined) => refuse(why ?? 'Betalingen blev afvist'), [refuse]),
  };
}
