import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';

interface Outcome {
  status: number;
  body: {
    id: string;
    status: string;
    payment_method: string | null;
    error?: { code: string; decline_code?: string; message: string };
  } & Record<string, unknown>;
}

type Answer = 'approve' | 'refuse';

const typedCard = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '9',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
});

/** Makes the browser script's calls for tests without a browser: the card form and the bank's question. */
export function playBrowser({ apiUrl, publishableKey }: { apiUrl: string; publishableKey: string }) {
  const post = async (path: string, clientSecret: string, values: Record<string, string>): Promise<Outcome> => {
    const body = new URLSearchParams({ key: publishableKey, client_secret: clientSecret, ...values });
    const answer = await fetch(`${apiUrl}${path}`, { method: 'POST', body });
    return { status: answer.status, body: (await answer.json()) as Outcome['body'] };
  };
  const confirm = async (
    kind: 'setup_intents' | 'payment_intents',
    clientSecret: string,
    values: Record<string, string>,
    answer: Answer,
  ) => {
    const id = clientSecret.split('_secret_')[0]!;
    const confirmed = await post(`/v1/${kind}/${id}/confirm`, clientSecret, values);
    return confirmed.body.status === 'requires_action'
      ? post(`/challenges/${kind}/${id}`, clientSecret, { answer })
      : confirmed;
  };
  return {
    async confirmSetup(
      clientSecret: string,
      number: string = cardNumbers.visa,
      answer: Answer = 'approve',
    ): Promise<Outcome> {
      return confirm('setup_intents', clientSecret, typedCard(number), answer);
    },
    /** Pays with a card that is typed into the form. */
    async confirmPaymentWith(clientSecret: string, number: string, answer: Answer = 'approve'): Promise<Outcome> {
      return confirm('payment_intents', clientSecret, typedCard(number), answer);
    },
    async confirmPayment(clientSecret: string, paymentMethodId: string, answer: Answer = 'approve'): Promise<Outcome> {
      return confirm('payment_intents', clientSecret, { payment_method: paymentMethodId }, answer);
    },
  };
}
