import { StripeClient, type StripeOptions } from '../../../providers/stripe/Stripe.ts';
import { startSandbox } from '../../sandbox.ts';
import { stripeStandIn } from '../stripeStandIn.ts';
import { playBrowser } from './playBrowser.ts';

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  body: Record<string, unknown>;
}

/** Starts the stand-in with a real client and a simulated browser over HTTP, and records every JSON answer. */
export async function startStripe({ folder, ...options }: StripeOptions & { folder?: string } = {}) {
  const standIn = stripeStandIn({ folder });
  const answers: SentAnswer[] = [];
  const sandbox = await startSandbox([
    {
      name: 'stripe',
      mount(app) {
        app.addHook('onSend', async ({ method, url }, { statusCode: status }, payload) => {
          if (typeof payload === 'string' && payload.startsWith('{'))
            answers.push({
              method,
              path: url.slice('/stripe'.length).split('?')[0]!,
              status,
              body: JSON.parse(payload) as Record<string, unknown>,
            });
          return payload;
        });
        standIn.mount(app);
      },
    },
  ]);
  const settings = standIn.settingsAt(sandbox.urlOf('stripe'));
  const client = new StripeClient(settings, options);
  const browser = playBrowser(settings);

  /** Creates a customer whose department has confirmed a card. */
  async function customerWithCard(number?: string) {
    const stripeCustomerId = await client.createCustomer({
      customerId: 'customer-1',
      name: 'Nordlys ApS',
      email: 'bogholderi@nordlys.example',
    });
    const { clientSecret } = await client.createSetupIntent({
      stripeCustomerId,
      customerId: 'customer-1',
      departmentId: 'department-1',
    });
    const { body } = await browser.confirmSetup(clientSecret, number);
    return { stripeCustomerId, paymentMethodId: body.payment_method! };
  }
  return { standIn, sandbox, settings, client, browser, answers, customerWithCard, close: () => sandbox.close() };
}
