import { useCallback, useState } from 'react';
import { isAwaitingApproval, isOutcomeUnknown, messageOf, PortalError } from '../../app/relay/errors.ts';
import { PAYMENT_FAILED } from '../../parts/paymentCard/completeCardPayment.ts';
import { useWaitingOrder } from '../../parts/paymentCard/useWaitingOrder.ts';
import { refreshChangedPrices } from '../../parts/prices/CompanyPrices.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { usePurchase, type PurchaseResult } from './usePurchase.ts';

const NOT_ORDERED = 'Serviceaftalen kunne ikke bestilles. Prøv igen om lidt. Den bliver kun bestilt og betalt én gang.';

interface Failure {
  message?: string;
  /** Why the card was refused. The user can try another card. */
  refusal?: string;
}

interface OrderingProps {
  customerId: string;
  draft: PurchaseDraft;
  /** Called when an order is sent with the draft's purchase id. */
  onSent: () => void;
  /** Called when the server has refused the order and nothing was bought. */
  onNotSold: () => void;
  /** Called when a payment has failed. The draft's purchase id cannot be used again. */
  onRefused: () => Promise<void>;
  /** Called when the draft's purchase id was used for another purchase. */
  onConflict: () => void;
  /** Called when the department already has an agreement that the client did not know of. */
  onAgreementExists: () => Promise<void>;
  onOrdered: (agreementId: string) => void;
  /** Called when the order needs an approval. */
  onWaiting: () => void;
}

/**
 * Sends the order of a draft, if necessary in several attempts, and handles their outcomes. The attempts use the
 * draft's purchase id, which the callbacks `onRefused` and `onConflict` replace.
 */
export function useOrdering({
  customerId,
  draft,
  onSent,
  onNotSold,
  onRefused,
  onConflict,
  onAgreementExists,
  onOrdered,
  onWaiting,
}: OrderingProps) {
  const { purchaseId, duration, paymentInterval, isAdditional } = draft;
  const [unsettled, setUnsettled] = useState<Required<PurchaseResult>>();
  const [failure, setFailure] = useState<Failure>({});
  const purchase = usePurchase(customerId);
  const showWaitingOrder = useWaitingOrder({ replace: true });
  const prices = usePrices();
  const termsVersion = useTermsVersion('SERVICE_AGREEMENT');

  const finishOrder = useCallback(
    (agreementId: string) => {
      toast.success('Serviceaftalen er bestilt!');
      onOrdered(agreementId);
    },
    [onOrdered],
  );
  const handleRefusal = useCallback(
    async (refusal: string) => {
      await onRefused();
      setUnsettled(undefined);
      setFailure({ refusal });
    },
    [onRefused],
  );
  const order = async (departmentId: string) => {
    setFailure({});
    onSent();
    try {
      const { agreementId, unsettledEntryId } = await purchase({
        purchaseId,
        departmentId,
        duration,
        paymentInterval,
        isAdditional,
        priceListId: prices.id,
        acceptTerms: true,
        termsVersion,
      });
      if (unsettledEntryId) setUnsettled({ agreementId, unsettledEntryId });
      else finishOrder(agreementId);
    } catch (error) {
      if (isAwaitingApproval(error)) {
        onWaiting();
        return showWaitingOrder(error);
      }
      await refreshChangedPrices(error);
      if (error instanceof PortalError && error.code === PAYMENT_FAILED) return await handleRefusal(error.message);
      if (error instanceof PortalError && error.code === 'CONFLICT') onConflict();
      else if (!isOutcomeUnknown(error)) onNotSold();
      if (error instanceof PortalError && 'isAdditional' in error.fields) await onAgreementExists();
      setFailure({ message: messageOf(error, NOT_ORDERED) });
    }
  };
  return {
    order,
    ...failure,
    clearFailure: () => setFailure({}),
    /** The order whose payment is not settled yet. */
    unsettled,
    leaveUnsettled: () => setUnsettled(undefined),
    onPaid: useCallback(() => unsettled && finishOrder(unsettled.agreementId), [unsettled, finishOrder]),
    onFailed: useCallback(
      (failureMessage: string | null | undefined) => void handleRefusal(failureMessage ?? 'Betalingen blev afvist'),
      [handleRefusal],
    ),
  };
}
