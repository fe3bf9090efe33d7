import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf, send } from './send.ts';

/** Few, so that companies upload equal bytes, and the second file of a company shares the content of the first. */
const contents = ['Hej', 'Samme fil', '<script>alert(1)</script>', 'MZ program'];
const names = ['note.txt', '../../etc/passwd', 'faktura\u202Efdp.exe', 'x'.repeat(300)];

interface Begun {
  path: string;
  ticket: string | null;
  file: { id: string };
}

/**
 * Somebody uploads a file to a task or as a version of a document: at once, in two parts, or not to the end. Hostile
 * actors send with the ticket of somebody else.
 */
export const uploadFile: Action = {
  name: 'uploadFile',
  weight: 8,
  isFor: ({ kind }) => kind !== 'stranger' && kind !== 'admin',
  reaches: ['createUpload', 'completeUpload'],
  async run(simulation, actor, random) {
    const content = random.pick(contents);
    const taskIds = actor.knowledge.idsOf('Task');
    const documentIds = actor.knowledge.idsOf('CompanyDocument');
    if (!taskIds.length && !documentIds.length) return 'uploadFile: neither a task nor a document is known';
    const usesTask = !documentIds.length || (taskIds.length > 0 && random.chance(0.6));
    const target = usesTask ? { taskId: random.pick(taskIds) } : { documentId: random.pick(documentIds) };
    const begun = await callField(simulation, actor, {
      kind: 'mutation',
      field: 'createUpload',
      variables: {
        input: { name: random.pick(names), size: content.length, ...target },
        requestId: `upload-${random.below(1_000_000)}`,
      },
    });
    const { data } = begun.body as { data?: { createUpload: Begun } | null };
    if (!isSuccess(begun) || !data?.createUpload?.ticket) return `uploadFile: ${outcomeOf(begun)}`;
    return sendAndComplete(simulation, actor, random, { content, begun: data.createUpload });
  },
};

async function sendAndComplete(
  simulation: Simulation,
  actor: Actor,
  random: Random,
  { content, begun }: { content: string; begun: Begun },
): Promise<string> {
  const { path, ticket, file } = begun;
  const sender = random.chance(0.1) ? random.pick(simulation.actors) : actor;
  const put = (part: string, offset: number) =>
    send(simulation, sender, {
      name: 'PUT /api/uploads/:id',
      method: 'PUT',
      url: path,
      content: part,
      headers: { 'x-upload-ticket': ticket!, 'x-upload-offset': String(offset) },
      variables: { offset, size: part.length },
    });
  const split = random.chance(0.3) ? 2 : 0;
  if (split) await put(content.slice(0, split), 0);
  const sent = await put(content.slice(split), split);
  if (random.chance(0.2)) return `uploadFile: ${file.id} was not completed`;
  const completed = await callField(simulation, actor, {
    kind: 'mutation',
    field: 'completeUpload',
    variables: { id: file.id },
  });
  return `uploadFile: ${file.id} by ${sender.name}: ${outcomeOf(sent)}, completed: ${outcomeOf(completed)}`;
}
