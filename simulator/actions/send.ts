import { COMPANY_HEADER } from '../../domain/basics/actingCompany.ts';
import { PREVIEW_HEADER } from '../../domain/basics/preview.ts';
import { PASSWORD } from '../../server/testing/World.ts';
import { renewAccess } from '../actors/access.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Answer, Simulation } from './Action.ts';

interface Request {
  /** `mutation buyClipCard`, `GET /api/departments`, for the list of steps and the coverage. */
  name: string;
  operation?: string;
  method: string;
  url: string;
  /** Sent as JSON; a text is sent as it is. */
  content?: unknown;
  headers?: Record<string, string>;
  idempotencyKey?: string | undefined;
  /** The values that the actor has sent, for the report of a violation. */
  variables: unknown;
}

interface GraphQLBody {
  data?: unknown;
  errors?: { extensions?: { code?: string; fields?: Record<string, string> } }[];
}

interface RestErrorBody {
  code?: string;
  data?: { fields?: Record<string, string> };
}

/**
 * Sends a request as an actor, whose session is renewed when it has ended, and who proves who they are when the request
 * needs a fresh proof. The answer is kept for the invariants, and the actor learns from it.
 */
export async function send(simulation: Simulation, actor: Actor, request: Request): Promise<Answer> {
  const answer = await sendOnce(simulation, actor, request);
  if (!simulation.actors.includes(actor)) return answer;
  if (answer.codes.includes('REAUTHENTICATION_REQUIRED')) {
    const { refusals } = await sendOnce(simulation, actor, confirmWithPassword);
    simulation.coverage.recordMutation(confirmWithPassword.operation, refusals);
    return sendOnce(simulation, actor, request);
  }
  if (!answer.codes.includes('UNAUTHENTICATED')) return answer;
  if (await renewAccess(simulation, actor)) return sendOnce(simulation, actor, request);
  if (actor.kind === 'impersonator') simulation.actors.splice(simulation.actors.indexOf(actor), 1);
  return answer;
}

const confirmWithPassword = {
  name: 'mutation confirmIdentity',
  operation: 'confirmIdentity',
  method: 'POST',
  url: '/graphql',
  content: {
    query: 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { id } }',
    variables: { input: { password: PASSWORD } },
  },
  variables: {},
} satisfies Request;

async function sendOnce(simulation: Simulation, actor: Actor, request: Request): Promise<Answer> {
  const { name, operation = '', method, url, content, headers, idempotencyKey, variables } = request;
  const {
    status,
    body: text,
    setCookie,
  } = await simulation.request({
    method,
    url,
    payload: typeof content === 'string' || content === undefined ? content : JSON.stringify(content),
    headers: {
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(actor.token && { authorization: `Bearer ${actor.token}` }),
      ...(actor.token && actor.otherMembership && { [COMPANY_HEADER]: actor.customerId! }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(actor.previewerId && { [PREVIEW_HEADER]: actor.userId }),
      ...headers,
    },
  });
  const body = parse(text);
  const refusals = refusalsOf(status, body);
  const answer = { status, codes: refusals.map(({ code }) => code), refusals: refusals.map(describe), body, setCookie };
  simulation.calls.push({ actor, name, operation, variables, idempotencyKey, answer });
  const { data } = body as GraphQLBody;
  actor.knowledge.learn(data);
  for (const { kind, knowledge } of simulation.actors) if (kind === 'admin') knowledge.learn(data);
  simulation.coverage.recordCodes(answer.codes);
  return answer;
}

/** Whether a call was carried out. */
export const isSuccess = ({ status, codes }: Answer): boolean => status === 200 && !codes.length;

/** The refusals of an answer, or its status, for the list of steps. */
export const outcomeOf = ({ refusals, status }: Answer): string => refusals.join(', ') || String(status);

interface Refusal {
  code: string;
  fields: string[];
}

function refusalsOf(status: number, body: unknown): Refusal[] {
  if (status === 0) return [{ code: 'NO_ANSWER', fields: [] }];
  const { errors } = body as GraphQLBody;
  if (errors)
    return errors.map(({ extensions: { code = 'without code', fields = {} } = {} }) => ({
      code,
      fields: Object.keys(fields),
    }));
  if (status < 400) return [];
  const { code = 'without code', data } = body as RestErrorBody;
  return [{ code, fields: Object.keys(data?.fields ?? {}) }];
}

const describe = ({ code, fields }: Refusal) => [code, ...fields].join(' ');

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return { unreadable: text };
  }
}
