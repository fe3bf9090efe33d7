import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import type { CardForm } from './CardForm.tsx';
import type { useCardSetupMutation } from './__generated__/useCardSetupMutation.graphql.ts';

type CardSetup =
  | { status: 'loading' }
  | { status: 'failed'; title: string; text: string }
  | { status: 'ready'; clientSecret: string; stripe: Stripe; CardForm: typeof CardForm };

const WAY_OUT = 'Prøv igen om lidt, eller vælg faktura.';
const noSystem = { status: 'failed', title: 'Kunne ikke indlæse betalingssystem', text: WAY_OUT } as const;

/** Everything that a card form needs, fetched when one is first wanted: permission, Stripe's script and the form's code. */
export function useCardSetup(
  departmentId: string,
  isWanted: boolean,
): { setup: CardSetup; retry: () => void; fail: () => void } {
  const [setup, setSetup] = useState<CardSetup>({ status: 'loading' });
  const hasBegun = useRef(false);
  const [create] = useAction<useCardSetupMutation>(graphql`
    mutation useCardSetupMutation($departmentId: ID!) {
      createCardSetup(departmentId: $departmentId) {
        clientSecret
        publishableKey
        scriptUrl
      }
    }
  `);
  const begin = async () => {
    hasBegun.current = true;
    setSetup({ status: 'loading' });
    let created;
    try {
      created = (await create({ departmentId })).createCardSetup;
    } catch (error) {
      setSetup({ status: 'failed', title: 'Kunne ikke indlæse kortformular', text: messageOf(error, WAY_OUT) });
      return;
    }
    try {
      const [{ CardForm }, stripe] = await Promise.all([
        import('./CardForm.tsx'),
        import('../card/stripe.ts').then(({ stripeFor }) => stripeFor(created)),
      ]);
      setSetup({ status: 'ready', clientSecret: created.clientSecret, stripe, CardForm });
    } catch {
      setSetup(noSystem);
    }
  };
  useEffect(() => {
    if (isWanted && !hasBegun.current) void begin();
  });
  return { setup, retry: () => void begin(), fail: () => setSetup(noSystem) };
}
