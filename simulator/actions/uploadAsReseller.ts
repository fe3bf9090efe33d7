import { worksForReseller, type Actor } from '../actors/Actor.ts';
import { idIn } from '../idsIn.ts';
import { DOCUMENT_TO_CONFIRM } from '../inputs/situations.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callUntilDone } from './callUntilDone.ts';
import { asReseller, chooseTarget, NO_TARGET, uploadTo } from './uploadFile.ts';

/** The reseller adds a file to a thing of any company, or shares a document that a company has to confirm. */
export const uploadAsReseller: Action = {
  name: 'uploadAsReseller',
  weight: 4,
  isFor: ({ kind }) => worksForReseller(kind),
  reaches: ['createUploadAsAdmin', 'completeUploadAsAdmin', DOCUMENT_TO_CONFIRM],
  async run(simulation, actor, random, goal) {
    if (goal === DOCUMENT_TO_CONFIRM || (!goal && random.chance(0.2))) return shareDocument(simulation, actor, random);
    const target = chooseTarget(actor, random);
    return target ? uploadTo(simulation, actor, random, { target, mutations: asReseller }) : NO_TARGET;
  },
};

async function shareDocument(simulation: Simulation, actor: Actor, random: Random): Promise<string> {
  const customer = random.pick(simulation.actors.filter(({ kind }) => kind === 'customer'));
  const answer = await callUntilDone(simulation, actor, random, 'createDocumentAsAdmin', {
    customerId: customer.customerId,
    input: { requirement: 'CONFIRM', departmentId: null },
  });
  const documentId = idIn(answer?.body, 'cdoc');
  if (!documentId) return 'uploadAsReseller: the document was refused';
  return uploadTo(simulation, actor, random, { target: { documentId }, mutations: asReseller });
}
