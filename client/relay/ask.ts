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
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return (await response.json()) as Answer;
}
