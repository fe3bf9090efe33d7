import type { Page } from '@playwright/test';

/** Shows the frame with these fields of the viewer in place of those that the server answers. */
export const showViewer = (page: Page, fields: object): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { operationName: string } | null;
    if (sent?.operationName !== 'ShellQuery') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { viewer: object } };
    Object.assign(answer.data.viewer, fields);
    return route.fulfill({ response, json: answer });
  });
