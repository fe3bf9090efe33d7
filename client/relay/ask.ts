import { UNATTENDED_HEADER } from '../../domain/unattended.ts';
import { isUnattended } from './unattended.ts';

const TIMEOUT_MS = 15_000;

export interface Question {
  id: string | null | undefined;
  operationName: string;
  variables: object;
}

export interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

export async function ask(question: Question, token: string | null): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
    },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answerIn(await response.text());
}

/** A proxy in front of the portal answers in HTML when the portal is down: that is the server's failure, not the network's. */
function answerIn(body: string): Answer {
  try {
    const answer = JSON.parse(body) as Answer | null;
    if (answer?.data !== undefined || Array.isArray(answer?.errors)) return answer;
  } catch {
    // Not JSON.
  }
  return { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] };
}
