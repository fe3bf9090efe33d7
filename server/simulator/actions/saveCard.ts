import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { deepOperation } from '../../testing/documents.ts';
import type { Action } from './Action.ts';
import { sendGraphQL } from './send.ts';

/** A customer enters a card in the provider's form and attaches it to a department. */
export const saveCard: Action = {
  name: 'saveCard',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer' || kind === 'impersonator',
  async run(simulation, actor, random) {
    const attachField = simulation.schema.getMutationType()!.getFields().attachCard!;
    const { query: attachQuery } = deepOperation(simulation.schema, 'mutation', attachField, {}, 2);
    const departments = actor.knowledge.idsOf('Department');
    if (!departments.length) return 'saveCard: no department is known';
    const departmentId = random.pick(departments);
    const setup = await sendGraphQL(simulation, actor, {
      name: 'mutation createCardSetup',
      query: 'mutation ($departmentId: ID!) { createCardSetup(departmentId: $departmentId) { clientSecret } }',
      variables: { departmentId },
    });
    const { data } = setup.body as { data?: { createCardSetup: { clientSecret: string } } | null };
    if (!data?.createCardSetup) return `saveCard: ${setup.codes.join(', ')}`;
    const number = random.chance(0.6) ? cardNumbers.visa : random.pick(Object.values(cardNumbers));
    const { body } = await simulation.providers.browser.confirmSetup(data.createCardSetup.clientSecret, number);
    if (!body.payment_method) return `saveCard: card ${number} was refused`;
    const attached = await sendGraphQL(simulation, actor, {
      name: 'mutation attachCard',
      query: attachQuery,
      variables: { departmentId, paymentMethodId: body.payment_method },
    });
    return `saveCard ${number} for ${departmentId} → ${attached.codes.join(', ') || 'attached'}`;
  },
};
