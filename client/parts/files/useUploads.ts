import { useEffect, useRef, useState } from 'react';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { prepareFile } from './prepareFile.ts';
import { sendBytes, type UploadTarget } from './sendBytes.ts';

export interface RunningUpload {
  key: string;
  name: string;
  size: number;
  sent: number;
  state: 'WAITING' | 'SENDING' | 'PAUSED' | 'FAILED' | 'DONE';
  /** Why the upload failed. */
  message?: string;
  /** The id of the file, once the server knows it. */
  fileId?: string | undefined;
}

/** How a screen begins and completes an upload. A call with an earlier key stores nothing more. */
export interface UploadActions {
  begin: (file: { name: string; size: number }, requestId: string) => Promise<BegunUpload>;
  complete: (fileId: string) => Promise<unknown>;
  cancel: (fileId: string) => Promise<unknown>;
}

export interface BegunUpload {
  fileId: string;
  /** Null when all bytes have arrived before. */
  target: UploadTarget | null;
}

const AT_ONCE = 2;

/**
 * The uploads of a screen: several files at once, each with its progress, which can be cancelled and tried again. The
 * list keeps a finished upload until it is removed.
 */
export function useUploads(actions: UploadActions) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const queue = useRef<UploadQueue>(null);
  queue.current ??= new UploadQueue(setUploads);
  queue.current.actions = actions;
  // Others would see an upload that nobody continues for a day.
  useEffect(() => () => queue.current?.cancelUnfinished(), []);
  return {
    uploads,
    isSending: uploads.some(({ state }) => state !== 'DONE' && state !== 'FAILED'),
    add: (files: readonly File[]) => queue.current?.add(files),
    cancel: (key: string) => queue.current?.cancel(key),
    cancelUnfinished: () => queue.current?.cancelUnfinished(),
    retry: (key: string) => queue.current?.retry(key),
    removeDone: () => queue.current?.removeDone(),
  };
}

interface Entry extends RunningUpload {
  file: File;
  /** Of the moment in which the file was added, so that a later choice of the user is about later files alone. */
  begin: UploadActions['begin'];
  /** The idempotency key of the upload, so that an attempt after a lost connection continues it. */
  requestId: string;
  abort: AbortController;
}

class UploadQueue {
  actions!: UploadActions;
  readonly #onChange: (uploads: readonly RunningUpload[]) => void;
  #entries: Entry[] = [];

  constructor(onChange: (uploads: readonly RunningUpload[]) => void) {
    this.#onChange = onChange;
  }

  add(files: readonly File[]): void {
    const { begin } = this.actions;
    const entries = files.map((file): Entry => {
      const entry = { key: crypto.randomUUID(), file, name: file.name, size: file.size, sent: 0, begin };
      return { ...entry, requestId: crypto.randomUUID(), abort: new AbortController(), state: 'WAITING' };
    });
    this.#entries = [...this.#entries, ...entries];
    this.#publish();
    this.#startNext();
  }

  cancel(key: string): void {
    this.#remove(({ key: other }) => other === key);
    this.#startNext();
  }

  cancelUnfinished(): void {
    this.#remove(({ state }) => state !== 'DONE');
  }

  retry(key: string): void {
    this.#update(key, { state: 'WAITING' });
    this.#startNext();
  }

  removeDone(): void {
    this.#entries = this.#entries.filter(({ state }) => state !== 'DONE');
    this.#publish();
  }

  #remove(isRemoved: (entry: Entry) => boolean): void {
    const removed = this.#entries.filter(isRemoved);
    this.#entries = this.#entries.filter((entry) => !isRemoved(entry));
    this.#publish();
    for (const { abort, fileId } of removed) {
      abort.abort();
      this.#end(fileId);
    }
  }

  /** The sweep of the server ends an upload whose cancellation is lost. */
  #end(fileId: string | undefined): void {
    if (fileId) this.actions.cancel(fileId).catch(() => undefined);
  }

  #startNext(): void {
    const running = this.#entries.filter(({ state }) => state === 'SENDING' || state === 'PAUSED').length;
    const waiting = this.#entries.filter(({ state }) => state === 'WAITING');
    for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - running))) void this.#run(key);
  }

  async #run(key: string): Promise<void> {
    this.#update(key, { state: 'SENDING' });
    const { abort, begin, file: chosen, requestId } = this.#find(key)!;
    try {
      const file = await prepareFile(chosen);
      this.#update(key, { file, name: file.name, size: file.size });
      abort.signal.throwIfAborted();
      const { fileId, target } = await begin({ name: file.name, size: file.size }, requestId);
      // Cancelled before the id of the file was known.
      if (abort.signal.aborted) this.#end(fileId);
      abort.signal.throwIfAborted();
      this.#update(key, { fileId });
      if (target)
        await sendBytes({
          file,
          target,
          signal: abort.signal,
          onProgress: (sent) => this.#update(key, { sent, state: 'SENDING' }),
          onPause: () => this.#update(key, { state: 'PAUSED' }),
        });
      await this.actions.complete(fileId);
      this.#update(key, { state: 'DONE', sent: file.size });
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(key, error);
    }
    this.#startNext();
  }

  #fail(key: string, error: unknown): void {
    this.#update(key, { state: 'FAILED', message: messageOf(error, 'Filen kunne ikke uploades') });
    // After a lost connection, the next attempt goes on. A refused upload would be refused again under the same key.
    if (!(error instanceof PortalError)) return;
    this.#end(this.#find(key)?.fileId);
    this.#update(key, { fileId: undefined, sent: 0, requestId: crypto.randomUUID() });
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find((entry) => entry.key === key);
  }

  #update(key: string, changes: Partial<Entry>): void {
    this.#entries = this.#entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry));
    this.#publish();
  }

  #publish(): void {
    this.#onChange(this.#entries);
  }
}
