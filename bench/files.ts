import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { printLine } from './loadGenerator.ts';
import type { Server } from './servers.ts';
import { signToken } from './viewers.ts';

/** The files that are sent and read at once, by as many companies as the limits of one company need. */
const FILES = 20;
const COMPANIES = 4;
const MIB = 1024 * 1024;
const BYTES = 25 * MIB;
/** The most memory that the uploads and downloads may take together. */
const MEMORY_TARGET_MB = 60;

interface Target {
  url: string;
  token: string;
}

/** Measures twenty parallel uploads and downloads of 25 MB, and how much the portal grows meanwhile. */
export async function measureFiles(server: Server, superuserUrl: string): Promise<object> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    return await measureWith(client, `http://127.0.0.1:${server.port}`);
  } finally {
    await client.end();
  }
}

async function measureWith(client: pg.Client, url: string): Promise<object> {
  const targets = (await signIn(client)).map((token) => ({ url, token }));
  const documents = await Promise.all(targets.map(createDocument));
  const target = targets[0]!;
  const uploadNumber = (index: number) => upload(targets[index % COMPANIES]!, documents[index % COMPANIES]!, index);
  // The first file also loads code and opens connections, which the others do not pay for.
  const first = await uploadNumber(0);
  await markAsScanned(client);
  await download(target, await downloadPath(target, first));
  const before = await residentMegabytes(target);
  let highest = before;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      highest = Math.max(highest, await residentMegabytes(target));
      await pause(200);
    }
  })();
  const uploads = await timed(() => Promise.all(Array.from({ length: FILES }, (_, i) => uploadNumber(i))));
  await markAsScanned(client);
  const paths = await Promise.all(uploads.result.map((id, i) => downloadPath(targets[i % COMPANIES]!, id)));
  const downloads = await timed(() => Promise.all(paths.map((path) => download(target, path))));
  isRunning = false;
  await watching;
  const megabytes = (FILES * BYTES) / MIB;
  const memoryGrowth = Math.round(highest - before);
  const figures = {
    part: 'files',
    uploadMegabytesPerSecond: Math.round(megabytes / uploads.seconds),
    downloadMegabytesPerSecond: Math.round(megabytes / downloads.seconds),
    memoryGrowth,
  };
  printLine(`\n${FILES} files of ${BYTES / MIB} MB at once`);
  printLine(`  uploads ${figures.uploadMegabytesPerSecond} MB/s, downloads ${figures.downloadMegabytesPerSecond} MB/s`);
  printLine(`  memory grows by ${memoryGrowth} MB`);
  if (memoryGrowth > MEMORY_TARGET_MB)
    printLine(`  falls short: ${memoryGrowth} MB more memory, at most ${MEMORY_TARGET_MB} MB wanted`);
  return figures;
}

/** The tokens of one person in each of the companies. */
async function signIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `insert into session (id, user_id, person_id, created_at, expires_at)
     select 'sess_files_' || u.id, u.id, u.person_id, now(), now() + interval '1 day' from (
       select distinct on (customer_id) id, person_id from user_account where customer_id is not null
       order by customer_id, id limit ${COMPANIES}) u
     returning id, user_id`,
  );
  return rows.map(({ id, user_id: subject }) => signToken({ subject, sid: id }));
}

/** The bench runs no jobs, so it lets the files be read by itself. */
const markAsScanned = (client: pg.Client) => client.query(`update file_content set state = 'READY', scan_at = null`);

async function createDocument(target: Target): Promise<string> {
  const { createDocument: created } = await call<{ createDocument: { edge: { node: { id: string } } } }>(
    target,
    `mutation ($input: CompanyDocumentInput!, $requestId: String!) {
      createDocument(input: $input, requestId: $requestId) { edge { node { id } } }
    }`,
    { input: { title: 'Bench', kind: 'OTHER' }, requestId: `bench-${Date.now()}` },
  );
  return created.edge.node.id;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1_000 };
}

async function call<Data>({ url, token }: Target, query: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return data;
}

async function upload(target: Target, documentId: string, index: number): Promise<string> {
  const { createUpload } = await call<{ createUpload: { path: string; ticket: string; file: { id: string } } }>(
    target,
    `mutation ($input: UploadInput!, $requestId: String!) {
      createUpload(input: $input, requestId: $requestId) { path ticket file { id } }
    }`,
    {
      input: { name: `bench ${index}.bin`, size: BYTES, documentId },
      requestId: `bench-${Date.now()}-${index}`,
    },
  );
  const { path, ticket, file } = createUpload;
  const response = await fetch(target.url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${target.token}`, 'x-upload-ticket': ticket },
    body: new Uint8Array(randomBytes(BYTES)),
  });
  if (!response.ok) throw new Error(`An upload was answered with ${response.status}: ${await response.text()}`);
  await call(target, 'mutation ($id: ID!) { completeUpload(id: $id) { edge { node { id } } } }', { id: file.id });
  return file.id;
}

async function downloadPath(target: Target, id: string): Promise<string> {
  const { node } = await call<{ node: { downloadPath: string } }>(
    target,
    'query ($id: ID!) { node(id: $id) { ... on StoredFile { downloadPath } } }',
    { id },
  );
  return node.downloadPath;
}

async function download({ url }: Target, path: string): Promise<void> {
  const response = await fetch(url + path);
  let received = 0;
  for await (const part of response.body!) received += (part as Uint8Array).length;
  if (received !== BYTES) throw new Error(`A download had ${received} bytes`);
}

async function residentMegabytes({ url }: Target): Promise<number> {
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  return Number(bytes) / MIB;
}
