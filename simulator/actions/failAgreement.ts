import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { idIn } from '../idsIn.ts';
import { FAILED_CHARGE } from '../inputs/situations.ts';
import type { Action } from './Action.ts';
import { callUntilDone } from './callUntilDone.ts';
import { attachCardTo } from './saveCard.ts';

/** A department that pays by a card which is declined when it is charged gets an agreement that the portal bills. */
export const failAgreement: Action = {
  name: 'failAgreement',
  weight: 1,
  isFor: ({ kind }) => kind === 'customer',
  reaches: [FAILED_CHARGE],
  async run(simulation, customer, random) {
    const admin = simulation.actors.find(({ kind }) => kind === 'admin')!;
    const created = await callUntilDone(simulation, customer, random, 'createDepartment');
    const departmentId = idIn(created?.body, 'dep');
    if (!departmentId) return 'failAgreement: no department';
    await attachCardTo(simulation, customer, departmentId, cardNumbers.declinedWhenCharged);
    const input = { departmentId };
    const installation = await callUntilDone(simulation, customer, random, 'createInstallation', { input });
    const installationId = idIn(installation?.body, 'inst');
    await callUntilDone(simulation, admin, random, 'createLicense', { input: { installationId, status: 'ACTIVE' } });
    const agreement = await callUntilDone(simulation, admin, random, 'createServiceAgreement', {
      input: { departmentId, status: 'PENDING', userId: null },
    });
    const id = idIn(agreement?.body, 'agr');
    await callUntilDone(simulation, admin, random, 'activateServiceAgreement', { id });
    return `failAgreement: ${id ?? 'no agreement'} of ${departmentId}`;
  },
};
