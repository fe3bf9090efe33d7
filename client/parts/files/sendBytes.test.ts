import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { NetworkError, PortalError } from '../../app/relay/errors.ts';
import { nameOfPasted, prepareFile } from './prepareFile.ts';
import { sendBytes } from './sendBytes.ts';

/** The server's answer to a part: its status and body, or undefined when the connection is lost. */
type Answer = { status: number; body: object } | 'silence' | undefined;

let answers: Answer[];
let sent: { offset: number; size: number }[];

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  responseType = '';
  #offset = 0;
  open() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'x-upload-offset') this.#offset = Number(value);
  }
  send(part: Blob) {
    sent.push({ offset: this.#offset, size: part.size });
    const answer = answers.shift();
    if (answer === 'silence') return;
    queueMicrotask(() => {
      this.dispatchEvent(new Event('loadend'));
      if (!answer) return this.dispatchEvent(new Event('error'));
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      return this.dispatchEvent(new Event('load'));
    });
  }
}

/** Whether the browser can read the file on the disk. */
let isReadable: boolean;

const received = (bytes: number): Answer => ({ status: 200, body: { data: { received: bytes } } });
const original = { request: globalThis.XMLHttpRequest, fetch: globalThis.fetch };

beforeEach(() => {
  sent = [];
  isReadable = true;
  // The browser of the tests has no such method.
  Blob.prototype.arrayBuffer = async () => {
    if (!isReadable) throw new Error('NotReadableError');
    return new ArrayBuffer(1);
  };
  globalThis.XMLHttpRequest = FakeRequest as never;
  // The answers come in microtasks, between which the clock goes on.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  globalThis.XMLHttpRequest = original.request;
  globalThis.fetch = original.fetch;
  jest.useRealTimers();
});

async function send(size: number, onPause = () => undefined, signal = new AbortController().signal) {
  const sending = sendBytes({
    file: new Blob(['x'.repeat(size)]),
    target: { path: '/api/uploads/file_1', ticket: 'ticket' },
    onProgress: () => undefined,
    onPause,
    signal,
  });
  const outcome = sending.then(
    () => 'sent',
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(200_000);
  return outcome;
}

describe('the bytes of a file', () => {
  test('are sent in parts', async () => {
    answers = [received(8 * 1024 * 1024), received(8 * 1024 * 1024 + 5)];
    expect(await send(8 * 1024 * 1024 + 5)).toBe('sent');
    expect(sent.map(({ offset }) => offset)).toEqual([0, 8 * 1024 * 1024]);
  });

  test('go on from where the server has them after a lost connection', async () => {
    answers = [undefined, received(10)];
    globalThis.fetch = (async () => ({ status: 200, text: async () => '{"data":{"received":4}}' })) as never;
    let pauses = 0;
    expect(await send(10, () => void (pauses += 1))).toBe('sent');
    expect(pauses).toBe(1);
    expect(sent).toEqual([
      { offset: 0, size: 10 },
      { offset: 4, size: 6 },
    ]);
  });

  test('are given up when the server refuses the file, or the connection does not come back', async () => {
    answers = [{ status: 400, body: { code: 'BAD_USER_INPUT', message: 'Programmer kan ikke deles her' } }];
    const refusal = await send(10);
    expect(refusal).toBeInstanceOf(PortalError);
    expect((refusal as PortalError).message).toBe('Programmer kan ikke deles her');
    answers = [];
    globalThis.fetch = (async () => {
      throw new TypeError('Failed to fetch');
    }) as never;
    expect(await send(10)).toBeInstanceOf(NetworkError);
  });

  test('are given up at once when the file was moved, or the upload was cancelled before', async () => {
    answers = [undefined];
    isReadable = false;
    let pauses = 0;
    expect(await send(10, () => void (pauses += 1))).toMatchObject({
      message: expect.stringMatching(/kan ikke læses/),
    });
    expect(pauses).toBe(0);
    const abort = new AbortController();
    abort.abort(new Error('cancelled'));
    expect(await send(10, undefined, abort.signal)).toMatchObject({ message: 'cancelled' });
    expect(sent).toHaveLength(1);
  });

  test('are sent again when a request stays without an answer', async () => {
    answers = ['silence', received(10)];
    globalThis.fetch = (async () => ({ status: 200, text: async () => '{"data":{"received":0}}' })) as never;
    expect(await send(10)).toBe('sent');
    expect(sent).toHaveLength(2);
  });
});

describe('a file to upload', () => {
  test('that is pasted gets a name of its own', () => {
    const moment = new Date('2026-11-30T15:04:05Z');
    expect(nameOfPasted(new File(['x'], 'image.png'), moment)).toBe('skærmbillede 30. nov. 2026 kl. 16.04.png');
    expect(nameOfPasted(new File(['x'], 'kurv.png'), moment)).toBe('kurv.png');
  });

  test('of HEIC is refused where the browser cannot read HEIC, and any other stays as it is', async () => {
    const heic = new File(['x'], 'IMG_2041.HEIC', { type: 'image/heic' });
    await expect(prepareFile(heic)).rejects.toThrow('Browseren kan ikke læse HEIC-billeder');
    const jpeg = new File(['x'], 'kurv.jpg', { type: 'image/jpeg' });
    expect(await prepareFile(jpeg)).toBe(jpeg);
  });
});
