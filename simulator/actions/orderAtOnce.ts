import { idIn } from '../idsIn.ts';
import type { Action } from './Action.ts';
import { callAtOnce } from './callField.ts';
import { callUntilDone, valuesWith } from './callUntilDone.ts';

const ORDERS = 3;

/** The people of a company order a service agreement for a new department at the same moment, each on their own. */
export const orderAtOnce: Action = {
  name: 'orderAtOnce',
  weight: 1.5,
  isFor: ({ kind }) => kind === 'customer',
  async run(simulation, customer, random) {
    const created = await callUntilDone(simulation, customer, random, 'createDepartment');
    const departmentId = idIn(created?.body, 'dep');
    await callUntilDone(simulation, customer, random, 'setPaymentMethod', { departmentId, method: 'INVOICE' });
    const colleagues = simulation.actors.filter(
      ({ kind, customerId }) => kind === 'customer' && customerId === customer.customerId,
    );
    const orders = Array.from({ length: ORDERS }, () => ({
      actor: random.pick(colleagues),
      field: { name: 'buyServiceAgreement' },
      variables: valuesWith(simulation, customer, random, 'buyServiceAgreement', {
        input: { departmentId, isAdditional: false },
      }),
    }));
    return `orderAtOnce: ${(await callAtOnce(simulation, orders)).join('; ')}`;
  },
};
