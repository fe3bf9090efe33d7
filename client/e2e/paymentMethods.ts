import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { FreshCompany } from './freshCompany.ts';

export const CARD = {
  good: '4242424242424242',
  /** Is accepted when it is saved, and declined when it is charged. */
  declinedLater: '4000000000000341',
  /** The bank wants the customer at every payment. */
  alwaysConfirmed: '4000002760003184',
};

export const payByInvoice = (company: FreshCompany, departmentId: string) =>
  company.ask(
    'mutation ($departmentId: ID!) { setPaymentMethod(departmentId: $departmentId, method: INVOICE) { deletedId } }',
    { departmentId },
  );

/** A card without its form: what the stand-in's script does in the browser, and the bank approves. */
export async function payByCard(
  company: FreshCompany,
  request: APIRequestContext,
  departmentId: string,
  number: string,
): Promise<void> {
  const {
    createCardSetup: { clientSecret, publishableKey, scriptUrl },
  } = await company.ask<{ createCardSetup: Record<'clientSecret' | 'publishableKey' | 'scriptUrl', string> }>(
    'mutation ($departmentId: ID!) { createCardSetup(departmentId: $departmentId) { clientSecret publishableKey scriptUrl } }',
    { departmentId },
  );
  const api = scriptUrl.replace(/\/v3\/$/, '');
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
  await company.ask(
    'mutation ($departmentId: ID!, $paymentMethodId: String!) { attachCard(departmentId: $departmentId, paymentMethodId: $paymentMethodId) { deletedId } }',
    {
      departmentId,
      paymentMethodId: setup.payment_method,
    },
  );
}

/** Until it is mended, the page does not get to know that a payment has gone through, neither by an answer nor by the news that come by themselves. */
export async function leavePaymentsOpen(page: Page): Promise<() => Promise<void>> {
  let isMended = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    socket
      .connectToServer()
      .onMessage((news) => socket.send(isMended ? news : String(news).replaceAll('"PAID"', '"PENDING"')));
  });
  const handler = async (route: Route) => {
    const sent = route.request().postData() ?? '';
    if (!/usePurchaseSettleMutation|useBuyClipCard(Settle)?Mutation/.test(sent)) return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    return route.fulfill({
      response: answer,
      body: text.replace('"PAID"', '"PENDING"').replace('"status":"ACTIVE"', '"status":"PENDING"'),
    });
  };
  await page.route('**/graphql', handler);
  return () => {
    isMended = true;
    return page.unroute('**/graphql', handler);
  };
}
