import type { Page, Route } from '@playwright/test';

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Until it is mended again, one operation gets no answer while all others do. */
export const breakOperation = (page: Page, name: string) => intercept(page, name, (route) => route.abort());

/** One operation is answered here, as the server would. */
export const answerOperation = (page: Page, name: string, answer: (variables: Sent['variables']) => object) =>
  intercept(page, name, (route, { variables }) => route.fulfill({ json: { data: answer(variables) } }));

/** An operation stays under way until it is let go. */
export async function hold(page: Page, name: string): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await intercept(page, name, async (route) => {
    await isFree;
    await route.fallback();
  });
  return letGo;
}

/** How often an operation has been sent since. */
export function countOperation(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes(`"${name}"`)) count += 1;
  });
  return () => count;
}

async function intercept(
  page: Page,
  name: string,
  handle: (route: Route, sent: Sent) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const sent = route.request().postDataJSON() as Sent | null;
    await (sent?.operationName === name ? handle(route, sent) : route.fallback());
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}
