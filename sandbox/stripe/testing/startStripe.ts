import { StripeClient, type StripeOptions } from '../../../server/providers/stripe/Stripe.ts';
import { slowTimeLimits } from '../../../server/testing/slowTimeLimits.ts';
import { startSandbox } from '../../sandbox.ts';
import { stripeStandIn } from '../stripeStandIn.ts';
import { playBrowser } from './playBrowser.ts';

/** Starts the stand-in with a real client and a simulated browser over HTTP. */
export async function startStripe({ folder, ...options }: StripeOptions & { folder?: string } = {}) {
  const standIn = stripeStandIn({ folder });
  const sandbox = await startSandbox([standIn]);
  const settings = standIn.settingsAt(sandbox.urlOf('stripe'));
  const client = new StripeClient(settings, { timeout: slowTimeLimits.stripeAttempt, ...options });
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
  return {
    standIn,
    sandbox,
    settings,
    client,
    browser,
    answers: standIn.log.answers,
    customerWithCard,
    close: () => sandbox.close(),
  };
}
