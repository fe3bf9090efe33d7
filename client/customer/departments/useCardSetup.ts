import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { CardForm } from './CardForm.tsx';
import type { useCardSetupMutation } from '#relay/useCardSetupMutation.graphql';

type CardSetup =
  | { status: 'loading' }
  | { status: 'failed'; title: string; text: string }
  | { status: 'ready'; clientSecret: string; stripe: Stripe; CardForm: typeof CardForm };

const RETRY_HINT = 'Prøv igen om lidt, eller vælg faktura.';
const loadFailure = { status: 'failed', title: 'Kunne ikke indlæse betalingssystem', text: RETRY_HINT } as const;

const mutation = graphql`
  mutation useCardSetupMutation($departmentId: ID!) {
    createCardSetup(departmentId: $departmentId) {
      clientSecret
      publishableKey
      scriptUrl
    }
  }
`;

/**
 * Loads what a card form needs when it is first needed: a setup intent, Stripe's script and the code of the form.
 * `retry` loads everything again. `showLoadFailure` is for a form whose field from Stripe cannot be loaded.
 */
export function useCardSetup(
  departmentId: string,
  isNeeded: boolean,
): { setup: CardSetup; retry: () => void; showLoadFailure: () => void } {
  const [setup, setSetup] = useState<CardSetup>({ status: 'loading' });
  const hasStarted = useRef(false);
  const [create] = useAction<useCardSetupMutation>(mutation);
  const start = async () => {
    hasStarted.current = true;
    setSetup({ status: 'loading' });
    let cardSetup;
    try {
      cardSetup = (await create({ departmentId })).createCardSetup;
    } catch (error) {
      setSetup({ status: 'failed', title: 'Kunne ikke indlæse kortformular', text: messageOf(error, RETRY_HINT) });
      return;
    }
    try {
      const [{ CardForm }, stripe] = await Promise.all([
        import('./CardForm.tsx'),
        import('../../parts/paymentCard/stripe.ts').then(({ loadStripeFor }) => loadStripeFor(cardSetup)),
      ]);
      setSetup({ status: 'ready', clientSecret: cardSetup.clientSecret, stripe, CardForm });
    } catch {
      setSetup(loadFailure);
    }
  };
  useEffect(() => {
    if (isNeeded && !hasStarted.current) void start();
  });
  return { setup, retry: () => void start(), showLoadFailure: () => setSetup(loadFailure) };
}
