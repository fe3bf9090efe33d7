import { isDeepStrictEqual } from 'node:util';
import { printComparison } from './aims.ts';
import { sendLoad, medianFigures, ROUNDS, SECONDS, type Figures } from './loadGenerator.ts';
import type { Server, ServerName } from './servers.ts';
import { tokenOf } from './viewers.ts';
import { persistedId, type AnswerData, type Row, type Workload } from './workloads.ts';

/** Sends a workload to every server that supports it, one server after the other, in several rounds. */
export async function measure(workload: Workload, all: Server[]) {
  const servers = all.filter(({ name }) => workload[name]);
  const rounds = new Map<ServerName, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await sendLoad(server, requestOf(server, workload), 2);
  for (let round = 0; round < ROUNDS; round++) {
    // Another server starts each round, so that none always comes first.
    for (let i = 0; i < servers.length; i++) {
      const server = servers[(round + i) % servers.length]!;
      rounds.get(server.name)!.push(await sendLoad(server, requestOf(server, workload), SECONDS));
    }
  }
  const figures = Object.fromEntries([...rounds].map(([name, rows]) => [name, medianFigures(rows)])) as Record<
    ServerName,
    Figures
  >;
  const { name, rows, targetRatios } = workload;
  const { ratios, shortfalls } = printComparison(`${name} (${rows} rows)`, figures, targetRatios);
  return { workload: name, rows, figures, ratios, targetRatios, shortfalls };
}

/** Throws when a server returns other rows than the portal, or when the portal returns another number of rows. */
export async function checkAnswersAgree(workload: Workload, all: Server[]): Promise<void> {
  const servers = all.filter(({ name }) => workload[name]);
  const answers = await Promise.all(servers.map((server) => rowsFrom(server, workload)));
  const [portal, ...others] = answers.map((answer) => JSON.parse(JSON.stringify(answer)));
  others.forEach((answer, index) => {
    if (!isDeepStrictEqual(answer, portal))
      throw new Error(
        [
          `${workload.name}: the answer of ${servers[index + 1]!.name} differs from the portal's:`,
          JSON.stringify(answer).slice(0, 400),
          JSON.stringify(portal).slice(0, 400),
        ].join('\n'),
      );
  });
  if (Array.isArray(portal) && portal.length !== workload.rows)
    throw new Error(`${workload.name}: ${portal.length} rows`);
}

async function rowsFrom(server: Server, workload: Workload): Promise<unknown> {
  const { url, ...init } = requestOf(server, workload);
  const answer = await fetch(url, init);
  if (server.name === 'handWritten') {
    const body: unknown = await answer.json();
    return workload.handWrittenRows ? workload.handWrittenRows(body as Row[]) : body;
  }
  const { data, errors } = (await answer.json()) as { data?: AnswerData; errors?: unknown };
  if (!data || errors) throw new Error(`${server.name}: ${JSON.stringify(errors)}`);
  return server.name === 'postgraphile' ? workload.postgraphileRows(data) : workload.portalRows(data);
}

function requestOf({ name, port }: Server, workload: Workload) {
  const headers = {
    authorization: `Bearer ${tokenOf(workload.viewer)}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  if (name === 'handWritten')
    return { url: `http://127.0.0.1:${port}${workload.handWritten}`, method: 'GET' as const, headers };
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    method: 'POST' as const,
    headers,
    body: JSON.stringify(bodyOf(name, workload[name]!)),
  };
}

const bodyOf = (name: ServerName, text: string) =>
  name === 'portal' && !process.env.BENCH_DOCUMENTS ? { id: persistedId(text) } : { query: text };
