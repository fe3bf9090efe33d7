import { isSuccess } from '../actions/send.ts';
import { idIn } from '../idsIn.ts';
import type { Invariant } from './Invariant.ts';

export const oneAnswerForEachKey: Invariant = {
  name: 'calls of one actor with one idempotency key have one content and one answer',
  holds: 'always',
  async check({ calls }) {
    const keyed = calls.filter((call) => call.idempotencyKey && call.operation && isSuccess(call.answer));
    const groups = Map.groupBy(keyed, ({ actor, idempotencyKey }) => `${actor.name} ${idempotencyKey}`);
    return [...groups.values()]
      .filter(
        (group) => new Set(group.map(({ variables, answer }) => JSON.stringify([variables, answer.body]))).size > 1,
      )
      .map((group) => `${group[0]!.name} by ${group[0]!.actor.name}`);
  },
};

interface AgreementOrder {
  departmentId?: string;
  isAdditional?: boolean | null;
}

export const oneAgreementForEachOrder: Invariant = {
  name: 'a department gets one agreement from several orders at once, unless they are for an additional one',
  holds: 'always',
  async check({ calls }) {
    const orders = calls
      .filter((call) => call.operation === 'buyServiceAgreement' && isSuccess(call.answer))
      .map(({ variables, answer }) => {
        const { input = variables } = variables as { input?: AgreementOrder };
        const { departmentId, isAdditional } = input as AgreementOrder;
        return { departmentId, isAdditional, agreement: idIn(answer.body, 'agr') };
      })
      .filter(({ isAdditional }) => !isAdditional);
    return [...Map.groupBy(orders, ({ departmentId }) => departmentId)]
      .filter(([, group]) => new Set(group.map(({ agreement }) => agreement)).size > 1)
      .map(([departmentId, group]) => `${departmentId} got ${group.map(({ agreement }) => agreement).join(', ')}`);
  },
};
