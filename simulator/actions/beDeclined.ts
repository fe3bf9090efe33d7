import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { idIn } from '../idsIn.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { callUntilDone, valuesWith } from './callUntilDone.ts';
import { attachCardTo } from './saveCard.ts';
import { outcomeOf } from './send.ts';

/** A customer buys hours with a card that the bank accepts when it is saved, and declines when it is charged. */
export const beDeclined: Action = {
  name: 'beDeclined',
  weight: 1,
  isFor: ({ kind }) => kind === 'customer',
  reaches: ['PAYMENT_FAILED'],
  async run(simulation, customer, random) {
    const created = await callUntilDone(simulation, customer, random, 'createDepartment');
    const departmentId = idIn(created?.body, 'dep');
    if (!departmentId) return 'beDeclined: no department';
    const saved = await attachCardTo(simulation, customer, departmentId, cardNumbers.declinedWhenCharged);
    const given = { input: { departmentId, priceListId: null } };
    const variables = valuesWith(simulation, customer, random, 'buyClipCard', given);
    const answer = await callField(simulation, customer, { kind: 'mutation', field: 'buyClipCard', variables });
    return `beDeclined: ${saved}, buy → ${outcomeOf(answer)}`;
  },
};
