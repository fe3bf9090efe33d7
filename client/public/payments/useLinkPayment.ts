import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { confirmWithCard } from '../../parts/paymentCard/confirmPayment.ts';
import { readLink, type Link } from './readLink.ts';
import type { useLinkPaymentSettleMutation } from '#relay/useLinkPaymentSettleMutation.graphql';
import type { useLinkPaymentStartMutation } from '#relay/useLinkPaymentStartMutation.graphql';

export type LinkPayment = ReturnType<typeof useLinkPayment>;

const mutation = graphql`
  mutation useLinkPaymentStartMutation($key: String!) {
    startLinkPayment(key: $key) {
      link {
        ...readLink_link
      }
      clientSecret
      storedCardId
    }
  }
`;

const settleMutation = graphql`
  mutation useLinkPaymentSettleMutation($key: String!) {
    settleLinkPayment(key: $key) {
      ...readLink_link
    }
  }
`;

/** The link with its latest state, and the calls that pay it. */
export function useLinkPayment(key: string, first: Link) {
  const [link, setLink] = useState(first);
  const [message, setMessage] = useState<string>();
  const [start] = useAction<useLinkPaymentStartMutation>(mutation);
  const [settle, isChecking] = useAction<useLinkPaymentSettleMutation>(settleMutation);

  const check = async () => {
    try {
      setLink(readLink((await settle({ key })).settleLinkPayment));
    } catch (error) {
      // A payment that somebody has begun can be begun again, which returns the same payment.
      setLink((current) => (current.state === 'STARTED' ? { ...current, state: 'PROCESSING' } : current));
      setMessage(messageOf(error, CHECK_FAILED));
    }
  };
  // Somebody has begun to pay, perhaps in this tab before it was reloaded.
  const hasChecked = useRef(false);
  useEffect(() => {
    if (first.state !== 'STARTED' || hasChecked.current) return;
    hasChecked.current = true;
    void check();
  });

  /** Pays with the card in Stripe's field, or with the stored one. The server alone knows whether it is paid. */
  const pay = async (stripe: Stripe, typedCard: StripeCardElement | null) => {
    setMessage(undefined);
    try {
      const { link: started, clientSecret, storedCardId } = (await start({ key })).startLinkPayment;
      const card = typedCard ?? storedCardId;
      if (!clientSecret || !card) {
        setLink(readLink(started));
        if (clientSecret) setMessage('Kortet kan ikke bruges længere. Brug et andet kort.');
        return;
      }
      const refusal = await confirmWithCard(stripe, clientSecret, card);
      const settled = readLink((await settle({ key })).settleLinkPayment);
      setLink(settled);
      if (settled.state === 'OPEN') setMessage(refusal ?? settled.failureMessage ?? 'Betalingen blev ikke gennemført.');
    } catch (error) {
      setMessage(messageOf(error, 'Betalingen kunne ikke gennemføres. I betaler kun én gang, så prøv bare igen.'));
    }
  };
  /** Whether somebody had begun to pay when the page was opened. */
  const isResumed = first.state === 'STARTED';
  return { link, isResumed, message, setMessage, pay, check: () => void check(), isChecking };
}

const CHECK_FAILED = 'Kunne ikke hente, hvordan det går med betalingen. Prøv igen om lidt.';
