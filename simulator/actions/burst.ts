import { worksForReseller } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action } from './Action.ts';
import { callAtOnce } from './callField.ts';
import { chooseCall } from './generated.ts';

/** Mutations that compete for the same rows when several people call them at once. */
const contended = new Set([
  'acceptInvitation',
  'addRegistration',
  'addTaskComment',
  'approveTask',
  'buyClipCard',
  'buyServiceAgreement',
  'completeLicenseRequest',
  'createDineroContact',
  'createInvoiceDraft',
  'createTask',
  'declineEventOffer',
  'decideRenewal',
  'joinPublicWaitingList',
  'joinWaitingList',
  'logHours',
  'markPaid',
  'moveOnWaitingList',
  'orderLicenses',
  'registerForEvent',
  'registerForPublicEvent',
  'renew',
  'resumePayment',
  'setRegistrationStatus',
  'settlePurchase',
]);

/**
 * Several actors call at the same moment, most of them with the same call. Which of them wins is left to the
 * portal; the invariants must hold for every order.
 */
export const burst: Action = {
  name: 'burst',
  weight: 8,
  async run(simulation, first, random) {
    const others = simulation.actors.filter(
      ({ customerId, kind }) => customerId === first.customerId || worksForReseller(kind),
    );
    const preferred = random.chance(0.6) ? contended : undefined;
    const shared = chooseCall(simulation, first, { kind: 'mutation', random, ...(preferred && { preferred }) });
    const isRepeated = random.chance(0.5);
    const calls = Array.from({ length: 2 + random.below(4) }, (_, number) => {
      const actor = number ? random.pick(others) : first;
      const { field, variables } = random.chance(0.7)
        ? { ...shared, variables: isRepeated ? shared.variables : withNewKeys(shared.variables, random) }
        : chooseCall(simulation, actor, { kind: 'mutation', random });
      return { actor, field, variables };
    });
    return `burst: ${(await callAtOnce(simulation, calls)).join('; ')}`;
  },
};

/** The same call with other keys of the caller's choice: another purchase, or another guest of the same event. */
const withNewKeys = (variables: Record<string, unknown>, random: Random): Record<string, unknown> => {
  const { input } = variables as { input?: Record<string, unknown> };
  if (!input) return variables;
  const number = random.below(1_000_000);
  const newKeys = {
    purchaseId: `purchase-${number}`,
    requestId: `request-${number}`,
    email: `guest${number}@simulation.example`,
  };
  const replaced = Object.entries(newKeys).filter(([name]) => name in input);
  return { ...variables, input: { ...input, ...Object.fromEntries(replaced) } };
};
