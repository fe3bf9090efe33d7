import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Run } from '../../../../testing/runAs.ts';
import { runBulk } from '../bulk.jobs.ts';

const FIELDS = 'id action state reason detail total done failed skipped undone kept reasons { state reason count }';

export interface BulkRequest {
  action: string;
  options?: object;
  ids?: string[];
  filter?: object;
}

/** The calls of the back office about runs, as the person of `run`. */
export function bulkCalls(getApp: () => TestApp, run: Run) {
  let count = 0;
  const preview = (request: BulkRequest, token?: string) =>
    run(
      `query ($request: BulkRequestInput!) { admin { bulkPreview(request: $request) {
        total readyCount leftOut { reason count } consequences canUndo fingerprint } } }`,
      { request },
      token,
    );
  const start = (input: BulkRequest & { fingerprint: string; requestId: string }, token?: string) =>
    run(`mutation ($input: StartBulkRunInput!) { startBulkRun(input: $input) { ${FIELDS} } }`, { input }, token);
  /** Starts what the preview shows, and returns the id of the run. */
  const begin = async (request: BulkRequest, token?: string): Promise<string> => {
    const { data } = await preview(request, token);
    const { fingerprint } = data.admin.bulkPreview;
    count += 1;
    const answer = await start({ ...request, fingerprint, requestId: `request-${count}` }, token);
    if (answer.errors) throw new Error(answer.errors[0]!.message);
    return answer.data.startBulkRun.id;
  };
  const call = (mutation: 'cancelBulkRun' | 'undoBulkRun' | 'retryBulkRun', id: string, token?: string) =>
    run(`mutation ($id: ID!) { changed: ${mutation}(id: $id) { ${FIELDS} } }`, { id }, token);
  const read = async (id: string) =>
    (await run(`query ($id: ID!) { admin { bulkRun(id: $id) { ${FIELDS} } } }`, { id })).data.admin.bulkRun!;
  /** Lets jobs carry out the whole run, and returns it. */
  const carryOut = async (id: string) => {
    while (await runBulk(getApp().portal.services, id));
    return read(id);
  };
  const statesOf = async (id: string) => {
    const { data } = await run(
      `query ($id: ID!) { admin { bulkItems(runId: $id, first: 100) { edges { node { subjectId state reason } } } } }`,
      { id },
    );
    return Object.fromEntries(
      data.admin.bulkItems.edges.map(({ node }) => [
        node.subjectId,
        node.reason === null ? node.state : `${node.state}: ${node.reason}`,
      ]),
    );
  };
  return { preview, start, begin, call, read, carryOut, statesOf };
}
