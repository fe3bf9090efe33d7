import { deepOperation } from '../../server/testing/documents.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Answer, Simulation } from './Action.ts';
import { outcomeOf, send } from './send.ts';

interface Operation {
  /** `mutation buyClipCard`, for the list of steps and the coverage. */
  name: string;
  /** The root field. */
  operation: string;
  query: string;
  variables: Record<string, unknown>;
  idempotencyKey?: string;
}

/** Depth of the selection of generated operations, unless the document limits allow less. */
const SELECTED_DEPTH = 4;

/** A call of one root field, which selects all that the field answers. */
interface FieldCall {
  kind: 'mutation' | 'query';
  field: string;
  variables: Record<string, unknown>;
  idempotencyKey?: string;
}

export async function callField(
  simulation: Simulation,
  actor: Actor,
  { kind, field, ...call }: FieldCall,
): Promise<Answer> {
  const { schema, coverage } = simulation;
  const root = kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  const { query } = deepOperation(schema, kind, root.getFields()[field]!, {}, SELECTED_DEPTH);
  const { purchaseId } = (call.variables.input ?? {}) as { purchaseId?: unknown };
  if (purchaseId) actor.knowledge.learnValue('purchaseId', purchaseId);
  const answer = await sendGraphQL(simulation, actor, { name: `${kind} ${field}`, operation: field, query, ...call });
  if (kind === 'mutation') coverage.recordMutation(field, answer.refusals);
  return answer;
}

export const sendGraphQL = (
  simulation: Simulation,
  actor: Actor,
  { query, variables, ...operation }: Operation,
): Promise<Answer> =>
  send(simulation, actor, { ...operation, method: 'POST', url: '/graphql', content: { query, variables }, variables });

interface ChosenCall {
  actor: Actor;
  field: { name: string };
  variables: Record<string, unknown>;
}

/** Several actors call mutations at the same moment. Returns one line for each call, for the list of steps. */
export const callAtOnce = (simulation: Simulation, calls: ChosenCall[]): Promise<string[]> =>
  Promise.all(
    calls.map(async ({ actor, field, variables }) => {
      const answer = await callField(simulation, actor, { kind: 'mutation', field: field.name, variables });
      return `${field.name} by ${actor.name} → ${outcomeOf(answer)}`;
    }),
  );
