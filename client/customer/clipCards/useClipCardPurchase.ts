import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import type { clipCardPurchase } from '../../../domain/sales/validation/clipCardPurchase.ts';
import { isAwaitingApproval, isOutcomeUnknown, PortalError } from '../../app/relay/errors.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { PAYMENT_FAILED } from '../../parts/paymentCard/completeCardPayment.ts';
import { useWaitingOrder } from '../../parts/paymentCard/useWaitingOrder.ts';
import { refreshChangedPrices } from '../../parts/prices/CompanyPrices.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { useBuyClipCard, type PurchasedCard } from './useBuyClipCard.ts';

export type Purchase = z.infer<typeof clipCardPurchase>;

const newPurchaseId = () => crypto.randomUUID();

/**
 * Submits the form that buys a clip card. Attempts that are repeated after an error use the same purchase id, so that
 * the card is bought once; a failed payment ends the purchase, and the next attempt starts another. `onBought` is
 * called when the card is paid, or bought by invoice. A purchase that needs an approval leads to the list of them.
 */
export function useClipCardPurchase(form: AppForm<Purchase>, customerId: string, onBought: (cardId: string) => void) {
  const [purchaseId, setPurchaseId] = useState(newPurchaseId);
  const [unsettled, setUnsettled] = useState<PurchasedCard & { unsettledEntryId: string }>();
  const [refusal, setRefusal] = useState<string>();
  const [isLocked, setLocked] = useState(false);
  const buy = useBuyClipCard(customerId);
  const showWaitingOrder = useWaitingOrder({ replace: true });
  const prices = usePrices();
  const termsVersion = useTermsVersion('CLIP_CARD');

  const finishPurchase = useCallback(
    ({ id, hours }: PurchasedCard) => {
      toast.success(`Klippekort med ${formatHourCount(hours)} er købt`);
      onBought(id);
    },
    [onBought],
  );
  const handleRefusal = useCallback((reason: string) => {
    setRefusal(reason);
    setPurchaseId(newPurchaseId());
    setUnsettled(undefined);
    setLocked(false);
  }, []);
  const { submit, message } = useSubmit(
    form,
    async (values: Purchase) => {
      setRefusal(undefined);
      try {
        const purchased = await buy({ purchaseId, priceListId: prices.id, termsVersion, ...values });
        if (purchased.unsettledEntryId) setUnsettled({ ...purchased, unsettledEntryId: purchased.unsettledEntryId });
        else finishPurchase(purchased);
      } catch (error) {
        if (isAwaitingApproval(error)) return showWaitingOrder(error);
        if (error instanceof PortalError && error.code === PAYMENT_FAILED) return handleRefusal(error.message);
        await refreshChangedPrices(error);
        // When the outcome of the request is unknown, only the same purchase may be sent again.
        setLocked(isOutcomeUnknown(error));
        throw error;
      }
    },
    'Kunne ikke købe klippekort',
  );
  return {
    submit,
    message,
    /** Why the payment was refused. The user can try another card. */
    refusal,
    /** The purchase whose payment is not settled yet. */
    unsettled,
    /** True after an attempt with an unknown outcome: the form must not change before the next attempt. */
    isLocked,
    onPaid: useCallback(() => unsettled && finishPurchase(unsettled), [unsettled, finishPurchase]),
    onFailed: useCallback(
      (reason: string | null | undefined) => handleRefusal(reason ?? 'Betalingen blev afvist'),
      [handleRefusal],
    ),
  };
}
