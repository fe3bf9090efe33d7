import { COMPANY_HEADER } from '../../../domain/basics/actingCompany.ts';
import { actingCompany } from '../../app/relay/company.ts';
import { NetworkError, PortalError } from '../../app/relay/errors.ts';
import { sessionToken } from '../../app/relay/session.ts';

/** The address to which the browser sends the bytes of an upload, and the ticket that it shows there. */
export interface UploadTarget {
  path: string;
  ticket: string;
}

interface Sending {
  file: Blob;
  target: UploadTarget;
  onProgress: (sent: number) => void;
  /** The connection was lost, and the upload goes on when it is back. */
  onPause: () => void;
  signal: AbortSignal;
}

/** Bytes of one request. What of it has arrived when the server ends a slow request is not sent again. */
const PART_BYTES = 8 * 1024 * 1024;
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];
/** A phone that changes its network may leave a request without an answer and without an error. */
const SILENCE_MS = 60_000;
const UNREADABLE = 'Filen kan ikke læses. Den kan være flyttet eller ændret, eller være en mappe. Vælg den igen.';

/**
 * Sends a file in parts. After a lost connection, it asks how much has arrived and goes on from there. Rejects with a
 * PortalError when the server refuses the file or the browser cannot read it, a NetworkError when the connection does
 * not come back, and an abort error.
 */
export async function sendBytes({ file, target, onProgress, onPause, signal }: Sending): Promise<void> {
  let sent = 0;
  for (let failures = 0; sent < file.size;) {
    signal.throwIfAborted();
    try {
      if (failures) {
        const received = await receivedBytes(target, signal);
        // A slow upload goes on for as long as some bytes arrive.
        if (received > sent) failures = 1;
        sent = received;
      }
      const start = sent;
      const part = file.slice(start, start + PART_BYTES);
      if (part.size) sent = await sendPart(part, start, { target, signal, onProgress });
      onProgress(sent);
      failures = 0;
    } catch (error) {
      if (signal.aborted || !mayGoOn(error)) throw error;
      // The browser reports it like a lost connection, and no other attempt would help.
      if (!(await isReadable(file))) throw new PortalError(UNREADABLE, 'BAD_USER_INPUT');
      const pause = RETRY_PAUSES_MS[failures];
      if (pause === undefined) throw error;
      failures += 1;
      onPause();
      await pauseFor(pause, signal);
    }
  }
}

const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** A conflict says that the server has other bytes than this browser thought; the others are told by their code. */
const mayGoOn = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof PortalError && ['CONFLICT', 'RATE_LIMITED', 'TIMEOUT'].includes(error.code));

interface Part extends Pick<Sending, 'target' | 'signal' | 'onProgress'> {}

/** By XMLHttpRequest, because `fetch` does not tell how much of a body it has sent. */
function sendPart(part: Blob, offset: number, { target, signal, onProgress }: Part): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', target.path);
    request.responseType = 'text';
    for (const [name, value] of Object.entries(headersOf(target))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-upload-offset', String(offset));
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    listen();
    request.upload.addEventListener('progress', ({ loaded }) => {
      listen();
      onProgress(offset + loaded);
    });
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.addEventListener('load', () => {
      try {
        resolve(receivedOf(request.status, request.responseText));
      } catch (error) {
        reject(error as Error);
      }
    });
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () => reject(signal.aborted ? (signal.reason as Error) : new NetworkError()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });
}

async function receivedBytes(target: UploadTarget, signal: AbortSignal): Promise<number> {
  const response = await fetch(target.path, { headers: headersOf(target), signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new NetworkError();
  });
  return receivedOf(response.status, await response.text());
}

function headersOf({ ticket }: UploadTarget): Record<string, string> {
  const token = sessionToken();
  const company = actingCompany();
  return {
    'x-upload-ticket': ticket,
    ...(token && { authorization: `Bearer ${token}`, ...(company && { [COMPANY_HEADER]: company }) }),
  };
}

interface Answer {
  data?: { received?: number };
  message?: string;
  code?: string;
}

/** A proxy that answers in place of the portal counts as a lost connection. */
function receivedOf(status: number, text: string): number {
  const answer = parse(text);
  if (status === 200 && answer?.data?.received !== undefined) return answer.data.received;
  if (!answer?.code) throw new NetworkError();
  throw new PortalError(answer.message ?? '', answer.code);
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go, { once: true });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
