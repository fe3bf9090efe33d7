import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../app/relay/errors.ts';
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
  fileId?: string;
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
 * list keeps a finished upload until it is taken.
 */
export function useUploads(actions: UploadActions) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const queue = useRef<UploadQueue>(null);
  queue.current ??= new UploadQueue(setUploads);
  queue.current.actions = actions;
  // Bytes that nobody sees any more are not sent.
  useEffect(() => () => queue.current?.abortAll(), []);
  return {
    uploads,
    isSending: uploads.some(({ state }) => state !== 'DONE' && state !== 'FAILED'),
    add: (files: readonly File[]) => queue.current?.add(files),
    cancel: (key: string) => queue.current?.cancel(key),
    retry: (key: string) => queue.current?.retry(key),
    /** Removes the finished uploads from the list, and returns the ids of their files. */
    takeDone: () => queue.current?.takeDone() ?? [],
  };
}

interface Entry extends RunningUpload {
  file: File;
  /** Of the moment in which the file was added, so that a later choice of the user is about later files alone. */
  begin: UploadActions['begin'];
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
      return { ...entry, abort: new AbortController(), state: 'WAITING' };
    });
    this.#entries = [...this.#entries, ...entries];
    this.#publish();
    this.#startNext();
  }

  cancel(key: string): void {
    const entry = this.#find(key);
    entry?.abort.abort();
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#publish();
    // The sweep of the server ends an upload whose cancellation is lost.
    if (entry?.fileId) this.actions.cancel(entry.fileId).catch(() => undefined);
    this.#startNext();
  }

  retry(key: string): void {
    this.#update(key, { state: 'WAITING', abort: new AbortController() });
    this.#startNext();
  }

  takeDone(): string[] {
    const done = this.#entries.filter(({ state }) => state === 'DONE');
    this.#entries = this.#entries.filter(({ state }) => state !== 'DONE');
    this.#publish();
    return done.flatMap(({ fileId }) => fileId ?? []);
  }

  abortAll(): void {
    for (const { abort } of this.#entries) abort.abort();
  }

  #startNext(): void {
    const running = this.#entries.filter(({ state }) => state === 'SENDING' || state === 'PAUSED').length;
    const waiting = this.#entries.filter(({ state }) => state === 'WAITING');
    for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - running))) void this.#run(key);
  }

  async #run(key: string): Promise<void> {
    this.#update(key, { state: 'SENDING' });
    const { abort, begin, file: chosen } = this.#find(key)!;
    try {
      const file = await prepareFile(chosen);
      this.#update(key, { name: file.name, size: file.size });
      // The key of the list is the idempotency key too, so that a repeated attempt continues the same upload.
      const { fileId, target } = await begin({ name: file.name, size: file.size }, key);
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
      if (!abort.signal.aborted)
        this.#update(key, { state: 'FAILED', message: messageOf(error, 'Filen kunne ikke uploades') });
    }
    this.#startNext();
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
