import { worksForReseller, type Actor } from '../actors/Actor.ts';
import { idsIn } from '../idsIn.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { sendGraphQL } from './callField.ts';
import { outcomeOf, send } from './send.ts';

export const DOWNLOAD = 'GET /files/:id';

/**
 * Somebody downloads a file by a link of their own, or tries a link that was made earlier or for somebody else. The
 * invariants judge a download like an answer with the id of the file.
 */
export const downloadFile: Action = {
  name: 'downloadFile',
  weight: 5,
  isFor: ({ token }) => token !== undefined,
  async run(simulation, actor, random) {
    const path = random.chance(0.4) ? earlierLink(simulation, actor, random) : await newLink(simulation, actor, random);
    if (!path) return 'downloadFile: no link is known';
    const [id] = idsIn(path);
    const answer = await send(simulation, actor, { name: DOWNLOAD, method: 'GET', url: path, variables: { id } });
    return `downloadFile: ${id} → ${outcomeOf(answer)}`;
  },
};

function earlierLink({ actors }: Simulation, { isHostile, knowledge }: Actor, random: Random): string | undefined {
  const known = (isHostile ? random.pick(actors).knowledge : knowledge).valuesOf('downloadPath') as (string | null)[];
  const paths = known.filter((path) => path !== null);
  return paths.length ? random.pick(paths) : undefined;
}

async function newLink(simulation: Simulation, actor: Actor, random: Random): Promise<string | undefined> {
  const ids = actor.knowledge.idsOf('StoredFile');
  if (!ids.length) return undefined;
  const isAdmin = worksForReseller(actor.kind);
  const operation = isAdmin ? 'admin' : 'node';
  const answer = await sendGraphQL(simulation, actor, {
    name: `query ${operation}`,
    operation,
    query: isAdmin
      ? 'query ($id: ID!) { admin { found: file(id: $id) { __typename id downloadPath } } }'
      : 'query ($id: ID!) { found: node(id: $id) { __typename id ... on StoredFile { downloadPath } } }',
    variables: { id: random.pick(ids) },
  });
  interface Found {
    found?: { downloadPath?: string | null } | null;
  }
  const { data } = answer.body as { data?: (Found & { admin?: Found | null }) | null };
  return (isAdmin ? data?.admin?.found : data?.found)?.downloadPath ?? undefined;
}
