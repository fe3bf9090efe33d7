import type { Page, Route } from '@playwright/test';

interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Aborts one operation until the returned function is called. All other operations work. */
export const abortOperation = (page: Page, name: string) => intercept(page, name, (route) => route.abort());

/** Answers one operation in place of the server, until the returned function is called. */
export const answerOperation = (page: Page, name: string, answer: (variables: SentOperation['variables']) => object) =>
  intercept(page, name, (route, { variables }) => route.fulfill({ json: { data: answer(variables) } }));

/** Answers one operation with this status and body in place of the server, until the returned function is called. */
export const answerStatus = (page: Page, name: string, status: number, body: string) =>
  intercept(page, name, (route) => route.fulfill({ status, body }));

/** Answers an operation once with an error in place of the server. `fields` are the messages at its fields. */
export async function refuseOperationOnce(
  page: Page,
  name: string,
  code: string,
  message: string,
  fields: Record<string, string> = {},
): Promise<void> {
  let isRefused = false;
  await intercept(page, name, async (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, fields } }] } });
  });
}

/** Delays one operation until the returned function is called. */
export async function holdOperation(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, name, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Makes one nullable field of an operation's answer fail, as when its resolver throws, until the returned function is
 * called. The server answers the other fields.
 */
export const failField = (page: Page, name: string, path: readonly string[]) =>
  intercept(page, name, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Record<string, unknown> };
    const parent = path.slice(0, -1).reduce((record, key) => record[key] as Record<string, unknown>, answer.data);
    parent[path.at(-1)!] = null;
    const errors = [{ message: 'Der opstod en fejl', path, extensions: { code: 'INTERNAL' } }];
    await route.fulfill({ response, json: { ...answer, errors } });
  });

/** Changes the data of the server's answers to an operation, until the returned function is called. */
export const changeAnswer = <Data extends object>(page: Page, name: string, change: (data: Data) => void) =>
  intercept(page, name, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Data };
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });

/** Starts to count how often the page sends an operation. The returned function returns the count. */
export function countOperation(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes(`"${name}"`)) count += 1;
  });
  return () => count;
}

/** Resolves when an operation that the page sends has been answered. */
export const answerTo = (page: Page, name: string) =>
  page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes(`"${name}"`)));

async function intercept(
  page: Page,
  name: string,
  handle: (route: Route, sent: SentOperation) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const sent = route.request().postDataJSON() as SentOperation | null;
    await (sent?.operationName === name ? handle(route, sent) : route.fallback());
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}
