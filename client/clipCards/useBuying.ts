import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { countedHours } from '../../domain/counted.ts';
import type { clipCardPurchase } from '../../domain/validation/clipCards.ts';
import { PAYMENT_FAILED } from '../card/payByCard.ts';
import { isOutcomeUnknown, PortalError } from '../relay/errors.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { toast } from '../ui/Toast.tsx';
import { useBuyClipCard, type Bought } from './useBuyClipCard.ts';

export type Purchase = z.infer<typeof clipCardPurchase>;

const newPurchaseId = () => crypto.randomUUID();

/** A purchase from the first try to its end, however many tries it takes: they bear the same id until a payment has failed. */
export function useBuying(form: AppForm<Purchase>, customerId: string, onBought: (cardId: string) => void) {
  const [purchaseId, setPurchaseId] = useState(newPurchaseId);
  const [open, setOpen] = useState<Bought & { openEntryId: string }>();
  const [refusal, setRefusal] = useState<string>();
  const [isLocked, setLocked] = useState(false);
  const buy = useBuyClipCard(customerId);

  const arrive = useCallback(
    ({ id, hours }: Bought) => {
      toast.success(`Klippekort med ${countedHours(hours)} er købt`);
      onBought(id);
    },
    [onBought],
  );
  const refuse = useCallback((why: string) => {
    setRefusal(why);
    setPurchaseId(newPurchaseId());
    setOpen(undefined);
    setLocked(false);
  }, []);
  const { submit, message } = useSubmit(
    form,
    async (wanted: Purchase) => {
      setRefusal(undefined);
      try {
        const bought = await buy({ purchaseId, ...wanted });
        if (bought.openEntryId) setOpen({ ...bought, openEntryId: bought.openEntryId });
        else arrive(bought);
      } catch (error) {
        if (error instanceof PortalError && error.code === PAYMENT_FAILED) return refuse(error.message);
        // The outcome of the first request is unknown, so only the same purchase may be sent again.
        setLocked(isOutcomeUnknown(error));
        throw error;
      }
    },
    'Kunne ikke købe klippekort',
  );
  return {
    submit,
    message,
    /** Why the card was: another one may do. */
    refusal,
    /** Its payment is not settled yet. */
    open,
    isLocked,
    onPaid: useCallback(() => open && arrive(open), [open, arrive]),
    onFailed: useCallback((why: string | null | undefined) => refuse(why ?? 'Betalingen blev afvist'), [refuse]),
  };
}
