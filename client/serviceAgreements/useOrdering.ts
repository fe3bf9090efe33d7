import { useCallback, useState } from 'react';
import { PAYMENT_FAILED } from '../card/payByCard.ts';
import { isOutcomeUnknown, messageOf, PortalError } from '../relay/errors.ts';
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
  /** An order is on its way under the draft's purchase id. */
  onSent: () => void;
  /** The server refused the order: nothing was bought. */
  onNotSold: () => void;
  /** A payment has failed, and used the draft's purchase id up. */
  onRefused: () => Promise<void>;
  /** Something else was bought under the draft's purchase id. */
  onConflict: () => void;
  /** The department already has an agreement, which this browser did not know. */
  onSecond: () => Promise<void>;
  onOrdered: (agreementId: string) => void;
}

/** An order from the first try to its end, however many tries it takes: they bear the same id until a payment has failed. */
export function useOrdering({
  customerId,
  draft,
  onSent,
  onNotSold,
  onRefused,
  onConflict,
  onSecond,
  onOrdered,
}: OrderingProps) {
  const { purchaseId, duration, paymentInterval, isAdditional } = draft;
  const [open, setOpen] = useState<Required<Bought>>();
  const [failure, setFailure] = useState<Failure>({});
  const purchase = usePurchase(customerId);

  const arrive = useCallback(
    (agreementId: string) => {
      toast.success('Serviceaftalen er bestilt!');
      onOrdered(agreementId);
    },
    [onOrdered],
  );
  const refuse = useCallback(
    async (refusal: string) => {
      await onRefused();
      setOpen(undefined);
      setFailure({ refusal });
    },
    [onRefused],
  );
  const order = async (departmentId: string) => {
    setFailure({});
    onSent();
    try {
      const { agreementId, openEntryId } = await purchase({
        purchaseId,
        departmentId,
        duration,
        paymentInterval,
        isAdditional,
        acceptTerms: true,
      });
      if (openEntryId) setOpen({ agreementId, openEntryId });
      else arrive(agreementId);
    } catch (error) {
      if (error instanceof PortalError && error.code === PAYMENT_FAILED) return await refuse(error.message);
      if (error instanceof PortalError && error.code === 'CONFLICT') onConflict();
      else if (!isOutcomeUnknown(error)) onNotSold();
      if (error instanceof PortalError && 'isAdditional' in error.fields) await onSecond();
      setFailure({ message: messageOf(error, NOT_ORDERED) });
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
    onFailed: useCallback((why: string | null | undefined) => void refuse(why ?? 'Betalingen blev afvist'), [refuse]),
  };
}
