import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../db/ids.ts';
import { AppError } from '../errors.ts';
import { DiskStore } from './DiskStore.ts';
import { FileMissingError, type FileStore, type StoredObject } from './FileStore.ts';
import { receiveBytes, type ReceivedBytes } from './receiveBytes.ts';
import type { FileSettings } from './settings.ts';

export const storeUnavailable = () =>
  new AppError('PROVIDER_UNAVAILABLE', 'Filerne kan ikke nås lige nu. Prøv igen om lidt.');

interface StorageOptions {
  settings: FileSettings;
  dataDir: string;
  /** The longest pause of a sender, in milliseconds. */
  idleMs: number;
  timeoutMs: number;
}

interface Reception {
  /** Where the first of the sent bytes belongs. */
  offset: number;
  /** The declared size of the whole upload. */
  size: number;
  whenComplete: () => Promise<void>;
}

/** How long an answer about the state of the store is used again, so that probes do not burden it. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * The files of the portal: the store, and the folder in which uploads arrive before they are stored. An upload that was
 * interrupted goes on in that folder, so its bytes are on the replica that received them. Lives as long as the process.
 */
export class FileStorage {
  readonly settings: FileSettings;
  readonly #arriving: string;
  readonly #idleMs: number;
  readonly #open: () => Promise<FileStore>;
  #store: Promise<FileStore> | undefined;
  #checked: { at: number; result: Promise<boolean> } | undefined;
  readonly #receiving = new Set<string>();

  constructor({ settings, dataDir, idleMs, timeoutMs }: StorageOptions) {
    this.settings = settings;
    this.#idleMs = idleMs;
    this.#arriving = join(dataDir, 'arriving-files');
    this.#open = async () => {
      if (!settings.s3) return DiskStore.open(join(dataDir, 'files'));
      // The client for S3 is large, and most installations store files on disk.
      const { S3Store } = await import('./S3Store.ts');
      return new S3Store(settings.s3, timeoutMs);
    };
  }

  /** The store. One that could not be opened is opened again by the next call. */
  async store(): Promise<FileStore> {
    this.#store ??= this.#open();
    try {
      return await this.#store;
    } catch (error) {
      this.#store = undefined;
      throw error;
    }
  }

  /** Whether files can be read and stored. */
  isAvailable(): Promise<boolean> {
    if (!this.#checked || Date.now() - this.#checked.at > CHECK_INTERVAL_MS) {
      const result = this.store()
        .then((store) => store.check())
        .then(
          () => true,
          () => false,
        );
      this.#checked = { at: Date.now(), result };
    }
    return this.#checked.result;
  }

  /**
   * Appends bytes to an upload, from `offset` on. Returns how many bytes have arrived in all, also when the sender has
   * stopped. Throws CONFLICT while another request has the same upload: until `whenComplete`, which runs when all bytes
   * are there, has judged and moved them, because nobody may change bytes that are judged.
   */
  async receive(id: string, source: Readable, { offset, size, whenComplete }: Reception): Promise<ReceivedBytes> {
    if (this.#receiving.has(id)) throw new AppError('CONFLICT', 'Filen bliver allerede sendt');
    this.#receiving.add(id);
    try {
      await this.prepareArrival();
      const answer = await receiveBytes(this.arrivingPath(id), source, { offset, size, idleMs: this.#idleMs });
      if (answer.received === size && !answer.isTooLong) await whenComplete();
      return answer;
    } finally {
      this.#receiving.delete(id);
    }
  }

  /** Makes sure that there is a folder for `arrivingPath`. */
  async prepareArrival(): Promise<void> {
    await mkdir(this.#arriving, { recursive: true });
  }

  /** How many bytes of an upload this replica has. */
  async arrivedBytes(id: string): Promise<number> {
    return (await stat(this.arrivingPath(id)).catch(() => undefined))?.size ?? 0;
  }

  arrivingPath(id: string): string {
    if (!/^[a-z]+_[0-9a-z]{26}$/.test(id)) throw new Error(`Not the id of a file: ${id}`);
    return join(this.#arriving, id);
  }

  /** Moves the bytes of an upload into the store. */
  async keep(id: string, key: string): Promise<void> {
    const store = await this.#reach();
    await store.put(key, this.arrivingPath(id)).catch(unavailable);
    await this.forget(id);
  }

  /** Stores bytes that the portal has made, such as a preview. */
  async putBytes(key: string, bytes: Buffer): Promise<void> {
    await this.prepareArrival();
    // In the folder of the uploads, because a file of another disk cannot be renamed into the store.
    const path = join(this.#arriving, newId('part'));
    try {
      await writeFile(path, bytes);
      await (await this.#reach()).put(key, path).catch(unavailable);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes the bytes of an upload that was not stored. */
  async forget(id: string): Promise<void> {
    await rm(this.arrivingPath(id), { force: true });
  }

  /** Streams a stored file. Throws FileMissingError for one that the store has lost. */
  async read(key: string): Promise<Readable> {
    return (await this.#reach()).read(key).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw error;
      return unavailable(error);
    });
  }

  async remove(key: string): Promise<void> {
    await (await this.#reach()).remove(key).catch(unavailable);
  }

  async *list(): AsyncIterable<StoredObject> {
    yield* (await this.store()).list();
  }

  /** Removes uploads that nobody has continued since `before`. */
  async removeArrivedBefore(before: Date): Promise<void> {
    for (const name of await readdir(this.#arriving).catch(() => [])) {
      const path = join(this.#arriving, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < before && !this.#receiving.has(name)) await rm(path, { force: true });
    }
  }

  #reach(): Promise<FileStore> {
    return this.store().catch(unavailable);
  }
}

function unavailable(cause: unknown): never {
  throw Object.assign(storeUnavailable(), { cause });
}

declare module '../services.ts' {
  interface Services {
    files: FileStorage;
  }
}
