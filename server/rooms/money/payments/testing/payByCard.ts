import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { runAs } from '../../../../testing/runAs.ts';

/** Confirms a card as Stripe's form does, makes it the department's payment method, and returns its Stripe id. */
export async function payByCard(
  app: Pick<TestApp, 'graphql'>,
  { browser }: Pick<Providers, 'browser'>,
  { token, departmentId, number }: { token: string; departmentId: string; number?: string },
): Promise<string> {
  const run = runAs(() => ({ app, token }));
  const { data } = await run('mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret } }', {
    id: departmentId,
  });
  const { body } = await browser.confirmSetup(data.createCardSetup.clientSecret, number);
  const { errors } = await run(
    'mutation ($id: ID!, $card: String!) { attachCard(departmentId: $id, paymentMethodId: $card) { deletedId } }',
    { id: departmentId, card: body.payment_method },
  );
  if (errors) throw new Error(errors[0]!.message);
  return body.payment_method!;
}
