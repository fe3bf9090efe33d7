import { deepOperation } from '../../testing/documents.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Answer, Simulation } from './Action.ts';

interface Operation {
  /** `mutation buyClipCard`, for the list of steps and the coverage. */
  name: string;
  query: string;
  variables: Record<string, unknown>;
  idempotencyKey?: string;
}

interface GraphQLBody {
  data?: unknown;
  errors?: { extensions?: { code?: string; fields?: Record<string, string> } }[];
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

export function callField(simulation: Simulation, actor: Actor, { kind, field, ...call }: FieldCall): Promise<Answer> {
  const { schema } = simulation;
  const root = kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  const { query } = deepOperation(schema, kind, root.getFields()[field]!, {}, SELECTED_DEPTH);
  return sendGraphQL(simulation, actor, { name: `${kind} ${field}`, query, ...call });
}

/** Sends an operation as an actor. The answer is kept for the invariants, and the actor learns from it. */
export async function sendGraphQL(simulation: Simulation, actor: Actor, operation: Operation): Promise<Answer> {
  const answer = await sendOnce(simulation, actor, operation);
  if (!answer.codes.includes('UNAUTHENTICATED') || !actor.email) return answer;
  const token = await newTokenOf(simulation, actor.email);
  if (!token) return answer;
  actor.token = token;
  return sendOnce(simulation, actor, operation);
}

async function sendOnce(simulation: Simulation, actor: Actor, operation: Operation): Promise<Answer> {
  const { name, query, variables, idempotencyKey } = operation;
  const response = await simulation.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: {
      ...(actor.token && { authorization: `Bearer ${actor.token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
  });
  const body = parse(response.body) as GraphQLBody;
  const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code ?? 'without code');
  const answer = { status: response.statusCode, codes, body };
  simulation.calls.push({ actor, name, variables, answer });
  actor.knowledge.learn(body.data);
  for (const { kind, knowledge } of simulation.actors) if (kind === 'admin') knowledge.learn(body.data);
  const [kind, field] = name.split(' ');
  if (kind === 'mutation') simulation.coverage.record(field!, codes);
  return answer;
}

/** A new session of a person whose session has ended; undefined when the account is closed. */
async function newTokenOf({ world, db }: Simulation, email: string): Promise<string | undefined> {
  const [user] = await db.sql<{ id: string }>(
    'select id from user_account where lower(email) = lower($1) and deactivated_at is null',
    [email],
  );
  return user && (await world.session(user.id)).token;
}

/** Codes and the refused fields of an answer, for the list of steps. */
export function outcomeOf({ status, codes, body }: Answer): string {
  const { errors = [] } = body as GraphQLBody;
  const refused = errors.map(({ extensions }) =>
    Object.entries(extensions?.fields ?? {}).map((entry) => entry.join(': ')),
  );
  return codes.map((code, i) => [code, ...(refused[i] ?? [])].join(' ')).join(', ') || String(status);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return { unreadable: body };
  }
}
