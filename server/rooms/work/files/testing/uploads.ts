import type { TestApp } from '../../../../testing/createTestApp.ts';
import { waitUntil } from '../../../../testing/waitUntil.ts';
import { scanFiles } from '../scan.jobs.ts';

const BEGIN = `mutation ($input: UploadInput!, $requestId: String!) {
  createUpload(input: $input, requestId: $requestId) { path ticket file { id state } }
}` as const;
const BEGIN_AS_ADMIN = `mutation ($input: UploadInput!, $requestId: String!) {
  createUploadAsAdmin(input: $input, requestId: $requestId) { path ticket file { id state } }
}` as const;
const BEGIN_AT_EVENT = `mutation ($eventId: ID!, $input: EventUploadInput!, $requestId: String!) {
  createEventUpload(eventId: $eventId, input: $input, requestId: $requestId) { path ticket file { id state } }
}` as const;
const COMPLETE = `mutation ($id: ID!) {
  completeUpload(id: $id) { edge { node { id state name versionNumber } } }
}` as const;
const COMPLETE_AS_ADMIN = `mutation ($id: ID!) {
  completeUploadAsAdmin(id: $id) { edge { node { id state name versionNumber } } }
}` as const;

export interface Caller {
  token: string;
  isAdmin?: boolean;
}

export interface Begun {
  path: string;
  ticket: string | null;
  file: { id: string; state: string };
}

let count = 0;
export const newKey = () => `upload-${(count += 1)}`;

/** Begins an upload, and returns the answer with its errors. */
export async function begin(app: TestApp, { token, isAdmin = false }: Caller, input: object, requestId = newKey()) {
  const answer = await app.graphql(isAdmin ? BEGIN_AS_ADMIN : BEGIN, { variables: { input, requestId }, token });
  const data = answer.data as Record<string, Begun> | null;
  return { ...answer, upload: data?.createUpload ?? data?.createUploadAsAdmin };
}

/** Begins an upload to an event, and returns the answer with its errors. */
export async function beginAtEvent(
  app: TestApp,
  { token }: Caller,
  eventId: string,
  {
    requestId = newKey(),
    ...changes
  }: { name?: string; size?: number; isForAttendees?: boolean; requestId?: string } = {},
) {
  const input = { name: 'program.txt', size: 9, isForAttendees: false, ...changes };
  const answer = await app.graphql(BEGIN_AT_EVENT, { variables: { eventId, input, requestId }, token });
  return { ...answer, upload: answer.data?.createEventUpload };
}

/** Sends bytes of an upload over real HTTP. */
export async function send(
  app: TestApp,
  { token }: Caller,
  { path, ticket }: Pick<Begun, 'path' | 'ticket'>,
  bytes: Buffer | ReadableStream,
  offset = 0,
): Promise<{ status: number; received?: number; code?: string }> {
  const response = await fetch(`${app.url}${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'x-upload-ticket': ticket ?? '',
      'x-upload-offset': String(offset),
      'content-type': 'application/octet-stream',
    },
    body: bytes as BodyInit,
    ...(!Buffer.isBuffer(bytes) && { duplex: 'half' }),
  } as RequestInit);
  const body = (await response.json()) as { data?: { received: number }; code?: string };
  return { status: response.status, ...body.data, ...(body.code && { code: body.code }) };
}

export const complete = (app: TestApp, { token, isAdmin = false }: Caller, id: string) =>
  app.graphql(isAdmin ? COMPLETE_AS_ADMIN : COMPLETE, { variables: { id }, token });

/** Uploads a file from its beginning to its end, and waits for its scan. Returns the id of the file. */
export async function uploadFile(
  app: TestApp,
  caller: Caller,
  target: object,
  { name = 'note.txt', bytes = Buffer.from('Hej Mette') }: { name?: string; bytes?: Buffer } = {},
): Promise<string> {
  const { upload, errors } = await begin(app, caller, { ...target, name, size: bytes.length });
  if (!upload) throw new Error(errors?.[0]?.message);
  const { status } = await send(app, caller, upload, bytes);
  if (status !== 200) throw new Error(`The bytes were answered with ${status}`);
  const { errors: refused } = await complete(app, caller, upload.file.id);
  if (refused) throw new Error(refused[0]!.message);
  await scan(app);
  await waitUntil(async () => !(await isBeingScanned(app, upload.file.id)));
  return upload.file.id;
}

/** The portal's own job may have begun with the file before. A scan that failed is due again within two minutes. */
async function isBeingScanned(app: TestApp, fileId: string): Promise<boolean> {
  const scans = await app.db.sql(
    `select from file_content c join stored_file f on f.content_id = c.id
     where f.id = $1 and c.state = 'SCANNING' and c.scan_at > now() + interval '2 minutes'`,
    [fileId],
  );
  return scans.length > 0;
}

export const scan = (app: TestApp): Promise<void> => scanFiles(app.portal.services, { id: 'test', data: {} });
