import { worksForReseller, type Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf, send } from './send.ts';

/** Few, so that companies upload equal bytes, and the second file of a company shares the content of the first. */
const contents = ['Hej', 'Samme fil', '<script>alert(1)</script>', 'MZ program'];
const names = ['note.txt', '../../etc/passwd', 'faktura\u202Efdp.exe', 'x'.repeat(300)];

/** The argument that names what a file stands at, by the type of the object. */
const targets = {
  Task: 'taskId',
  ServiceAgreement: 'serviceAgreementId',
  LicenseRequest: 'licenseRequestId',
  CompanyDocument: 'documentId',
};

interface Begun {
  path: string;
  ticket: string | null;
  file: { id: string };
}

/** The mutations of an upload by a company, or by the reseller. */
interface Mutations {
  create: 'createUpload' | 'createUploadAsAdmin';
  complete: 'completeUpload' | 'completeUploadAsAdmin';
}

const asCompany: Mutations = { create: 'createUpload', complete: 'completeUpload' };
export const asReseller: Mutations = { create: 'createUploadAsAdmin', complete: 'completeUploadAsAdmin' };

/**
 * Somebody uploads a file to a task, an agreement, an order or as a version of a document: at once, in two parts, or
 * not to the end. At times somebody else sends with the ticket.
 */
export const uploadFile: Action = {
  name: 'uploadFile',
  weight: 8,
  isFor: ({ kind }) => kind !== 'stranger' && !worksForReseller(kind),
  reaches: ['createUpload', 'completeUpload'],
  async run(simulation, actor, random) {
    const target = chooseTarget(actor, random);
    return target ? uploadTo(simulation, actor, random, { target, mutations: asCompany }) : NO_TARGET;
  },
};

export const NO_TARGET = 'uploadFile: nothing is known at which a file can stand';

/** A thing that the actor knows, as an argument of an upload; undefined when the actor knows none. */
export function chooseTarget({ knowledge }: Actor, random: Random): Record<string, string> | undefined {
  const known = Object.entries(targets).filter(([type]) => knowledge.idsOf(type).length);
  if (!known.length) return undefined;
  const [type, argument] = random.pick(known);
  return { [argument]: random.pick(knowledge.idsOf(type).slice(-6)) };
}

interface Planned {
  target: Record<string, string>;
  mutations: Mutations;
}

export async function uploadTo(
  simulation: Simulation,
  actor: Actor,
  random: Random,
  { target, mutations }: Planned,
): Promise<string> {
  const content = random.pick(contents);
  const begun = await callField(simulation, actor, {
    kind: 'mutation',
    field: mutations.create,
    variables: {
      input: { name: random.pick(names), size: content.length, ...target },
      requestId: `upload-${random.below(1_000_000)}`,
    },
  });
  const { data } = begun.body as { data?: Partial<Record<Mutations['create'], Begun>> | null };
  const upload = data?.[mutations.create];
  if (!isSuccess(begun) || !upload?.ticket) return `uploadFile: ${JSON.stringify(target)} → ${outcomeOf(begun)}`;
  const { path, ticket, file } = upload;
  const sender = random.chance(0.1) ? random.pick(simulation.actors) : actor;
  const put = (part: string, offset: number) =>
    send(simulation, sender, {
      name: 'PUT /api/uploads/:id',
      method: 'PUT',
      url: path,
      content: part,
      headers: { 'x-upload-ticket': ticket, 'x-upload-offset': String(offset) },
      variables: { offset, size: part.length },
    });
  const split = random.chance(0.3) ? 2 : 0;
  if (split) await put(content.slice(0, split), 0);
  const sent = await put(content.slice(split), split);
  if (random.chance(0.2)) return `uploadFile: ${file.id} was not completed`;
  const completed = await callField(simulation, actor, {
    kind: 'mutation',
    field: mutations.complete,
    variables: { id: file.id },
  });
  return `uploadFile: ${file.id} by ${sender.name}: ${outcomeOf(sent)}, completed: ${outcomeOf(completed)}`;
}
