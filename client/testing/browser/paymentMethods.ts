import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { TestCompany } from './testCompany.ts';

/** Chooses payment by invoice for a department. */
export const payByInvoice = (company: TestCompany, departmentId: string) =>
  company.queryApi(
    'mutation ($departmentId: ID!) { setPaymentMethod(departmentId: $departmentId, method: INVOICE) { deletedId } }',
    { departmentId },
  );

/**
 * Chooses payment by card for a department, without the card form. Sends the same requests as the script of Stripe's
 * stand-in, and approves the card when the bank asks for a confirmation.
 */
export async function payByCard(
  company: TestCompany,
  request: APIRequestContext,
  departmentId: string,
  number: string,
): Promise<void> {
  const {
    createCardSetup: { clientSecret, publishableKey, scriptUrl },
  } = await company.queryApi(
    `mutation ($departmentId: ID!) {
      createCardSetup(departmentId: $departmentId) { clientSecret publishableKey scriptUrl }
    }`,
    { departmentId },
  );
  const api = scriptUrl!.replace(/\/v3\/$/, '');
  const id = clientSecret.split('_secret_')[0]!;
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(`${api}${path}`, {
      form: { key: publishableKey, client_secret: clientSecret, ...form },
    });
    return (await answer.json()) as { status: string; payment_method: string };
  };
  let setup = await post(`/v1/setup_intents/${id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '9',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  if (setup.status === 'requires_action') setup = await post(`/challenges/setup_intents/${id}`, { answer: 'approve' });
  await company.queryApi(
    `mutation ($departmentId: ID!, $paymentMethodId: String!) {
      attachCard(departmentId: $departmentId, paymentMethodId: $paymentMethodId) { deletedId }
    }`,
    {
      departmentId,
      paymentMethodId: setup.payment_method,
    },
  );
}

/** The dialog in which Stripe's script asks for the bank's confirmation of a payment. */
export const bankDialog = (page: Page) => page.getByRole('dialog', { name: 'Din bank beder om bekræftelse' });

/**
 * Makes a paid purchase look pending to the page until the returned function is called: in the answers to the purchase
 * of a clip card, and in live events.
 */
export async function hidePaidStatus(page: Page): Promise<() => Promise<void>> {
  let isRestored = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    socket
      .connectToServer()
      .onMessage((message) => socket.send(isRestored ? message : String(message).replaceAll('"PAID"', '"PENDING"')));
  });
  const handler = async (route: Route) => {
    const sent = route.request().postData() ?? '';
    if (!/useCompletePaymentMutation|useBuyClipCardMutation/.test(sent)) return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    return route.fulfill({
      response: answer,
      body: text.replace('"PAID"', '"PENDING"').replace('"status":"ACTIVE"', '"status":"PENDING"'),
    });
  };
  await page.route('**/graphql', handler);
  return () => {
    isRestored = true;
    return page.unroute('**/graphql', handler);
  };
}
