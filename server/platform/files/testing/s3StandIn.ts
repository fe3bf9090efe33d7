import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3StandIn {
  url: string;
  /** Keys of the objects, in their order. */
  keys(): string[];
  /** Uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): number;
  /** Refuses the next call of this kind. */
  failNext(kind: Call['kind']): void;
  close(): Promise<void>;
}

interface Call {
  kind: 'PUT' | 'GET' | 'DELETE' | 'HEAD' | 'LIST' | 'BEGIN' | 'PART' | 'COMPLETE' | 'ABORT';
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** S3 asks for parts of this size, apart from the last one. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const LISTED_AT_ONCE = 2;

const refused = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
const xml = (body: string): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/**
 * A server with the calls of S3 that the portal uses, for one bucket and one key: objects, lists in pages, and uploads
 * in parts. It knows a caller by the access key in the signature, and does not compute the signature.
 */
export async function startS3StandIn(bucket: string, accessKeyId: string): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const failing = new Set<Call['kind']>();
  let count = 0;

  const answers: Record<Call['kind'], (call: Call) => Answer> = {
    HEAD: () => ({}),
    PUT: ({ key, body }) => {
      objects.set(key, body);
      return { headers: { etag: etagOf(body) } };
    },
    GET: ({ key }) => {
      const bytes = objects.get(key);
      return bytes ? { headers: { etag: etagOf(bytes) }, body: bytes } : refused(404, 'NoSuchKey');
    },
    DELETE: ({ key }) => {
      objects.delete(key);
      return { status: 204 };
    },
    LIST: ({ query }) => {
      const after = query.get('continuation-token') ?? '';
      const found = [...objects.keys()].toSorted().filter((key) => key > after);
      const page = found.slice(0, LISTED_AT_ONCE);
      const contents = page.map(
        (key) =>
          `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size>` +
          `<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      );
      const isTruncated = found.length > page.length;
      const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
      return xml(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
    },
    BEGIN: ({ key }) => {
      const id = `upload-${(count += 1)}`;
      uploads.set(id, new Map());
      return xml(
        `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>` +
          `</InitiateMultipartUploadResult>`,
      );
    },
    PART: ({ query, body }) => {
      const upload = uploads.get(query.get('uploadId') ?? '');
      if (!upload) return refused(404, 'NoSuchUpload');
      upload.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    },
    COMPLETE: ({ key, query, body }) => {
      const id = query.get('uploadId') ?? '';
      const parts = uploads.get(id);
      if (!parts) return refused(404, 'NoSuchUpload');
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, part]) => Number(part));
      const bytes = named.map((part) => parts.get(part));
      if (!bytes.length || bytes.includes(undefined)) return refused(400, 'InvalidPart');
      if (bytes.slice(0, -1).some((part) => part!.length < MIN_PART_BYTES)) return refused(400, 'EntityTooSmall');
      objects.set(key, Buffer.concat(bytes as Buffer[]));
      uploads.delete(id);
      return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
    },
    ABORT: ({ query }) => {
      uploads.delete(query.get('uploadId') ?? '');
      return { status: 204 };
    },
  };

  async function answerOf(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams: query } = new URL(request.url!, 'http://localhost');
    const body = contentOf(await buffer(request), request);
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      return refused(403, 'InvalidAccessKeyId');
    if (name !== bucket) return refused(404, 'NoSuchBucket');
    const kind = kindOf(request.method!, query, rest.join('/'));
    if (failing.delete(kind)) return refused(403, 'AccessDenied');
    return answers[kind]({ kind, key: rest.join('/'), query, body });
  }

  const server = createServer((request, response) => {
    void answerOf(request).then((answer) => send(response, answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()].toSorted(),
    openUploads: () => uploads.size,
    failNext: (kind) => void failing.add(kind),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function kindOf(method: string, query: URLSearchParams, key: string): Call['kind'] {
  if (method === 'POST') return query.has('uploads') ? 'BEGIN' : 'COMPLETE';
  if (method === 'PUT') return query.has('partNumber') ? 'PART' : 'PUT';
  if (method === 'DELETE') return query.has('uploadId') ? 'ABORT' : 'DELETE';
  if (method === 'HEAD') return 'HEAD';
  return key ? 'GET' : 'LIST';
}

/** The body without the frames in which the client sends a stream together with its checksum. */
function contentOf(body: Buffer, { headers }: IncomingMessage): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = parseInt(body.toString('latin1', at, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  response.writeHead(status, { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) });
  response.end(body);
}
