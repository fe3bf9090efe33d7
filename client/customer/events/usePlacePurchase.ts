import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import type { Ore } from '../../../domain/basics/money.ts';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { PAYMENT_FAILED } from '../../parts/paymentCard/completeCardPayment.ts';
import { useResumePayment } from '../../parts/paymentCard/useResumePayment.ts';
import { signedUpText } from '../../public/events/placeWords.ts';
import type { Notice } from '../../public/events/useNotice.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { PaidRegistration } from './usePaidRegistrationForm.ts';
import type { usePlacePurchaseMutation } from '#relay/usePlacePurchaseMutation.graphql';

const isRefused = (error: unknown): error is PortalError =>
  error instanceof PortalError && error.code === PAYMENT_FAILED;

const mutation = graphql`
  mutation usePlacePurchaseMutation($eventId: ID!, $input: EventRegistrationInput!, $payment: EventPaymentInput) {
    registerForEvent(eventId: $eventId, input: $input, payment: $payment) {
      viewerRegistration {
        status
        entry {
          id
          status
          method
        }
      }
      ...EventCard_event
    }
  }
`;

/**
 * Submits the form of a paid event. The person is registered at once; a card whose bank asks for a confirmation is
 * paid afterwards. When the payment is refused, the place is given back and the person can try another department.
 */
export function usePlacePurchase(
  form: AppForm<PaidRegistration>,
  { eventId, price }: { eventId: string; price: Ore },
  notice: Notice,
  onClose: () => void,
) {
  const [refusal, setRefusal] = useState<string>();
  const [register] = useAction<usePlacePurchaseMutation>(mutation);
  const resume = useResumePayment();
  const close = (show: () => void) => {
    // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
    flushSync(onClose);
    show();
  };
  const pay = async (entryId: string) => {
    try {
      const isOpen = await resume(entryId);
      close(() => notice.showSuccess(isOpen ? NOT_SETTLED : 'Du er nu tilmeldt eventet!'));
    } catch (error) {
      if (isRefused(error)) throw error;
      close(() => notice.showFailure(`${messageOf(error, 'Betalingen er ikke gennemført.')} ${CONTINUE}`));
    }
  };
  const { submit, message } = useSubmit(
    form,
    async ({ departmentId, ...input }: PaidRegistration) => {
      setRefusal(undefined);
      try {
        const { registerForEvent } = await register({ eventId, input, payment: { departmentId, price } });
        const { status, entry } = registerForEvent.viewerRegistration ?? {};
        if (
          status !== 'WAITLISTED' &&
          status !== 'REQUESTED' &&
          entry?.method === 'CREDIT_CARD' &&
          entry.status === 'PENDING'
        )
          return await pay(entry.id);
        return close(() => notice.showSuccess(signedUpText(status)));
      } catch (error) {
        if (!isRefused(error)) throw error;
        return setRefusal(error.message);
      }
    },
    'Der opstod en fejl ved tilmelding',
  );
  return { submit, message, refusal };
}

const NOT_SETTLED = 'Du er tilmeldt. Banken har ikke svaret endeligt endnu, og du får en mail, når pladsen er betalt.';
const CONTINUE = 'Fortsæt betalingen under Betalinger, så du beholder pladsen.';
