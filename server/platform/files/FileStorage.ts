import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../db/ids.ts';
import { AppError } from '../errors.ts';
import { DiskStore } from './DiskStore.ts';
import { FileMissingError, type FileStore, type StoredObject } from './FileStore.ts';
import { receiveBytes, type ReceivedBytes } from './receiveBytes.ts';
import type { FileSettings } from './settings.ts';

const storeUnavailable = () => new AppError('PROVIDER_UNAVAILABLE', 'Filerne kan ikke nås lige nu. Prøv igen om lidt.');

interface StorageOptions {
  settings: FileSettings;
  dataDir: string;
  /** The longest pause of a sender, in milliseconds. */
  idleMs: number;
  timeoutMs: number;
}

interface Reception {
  /** The place of the first sent byte in the upload, counted from 0. */
  offset: number;
  /** The declared size of the whole upload. */
  size: number;
  whenComplete: () => Promise<void>;
}

/** How long an answer about the state of the store is used again, so that probes do not burden it. */
const CHECK_INTERVAL_MS = 5_000;

const HOUR_MS = 3_600_000;
/** Longer than a ticket works, so that nobody waits for these bytes any more. */
const STALE_MS = 6 * HOUR_MS;

/**
 * The files of the portal: the store, and the folder in which uploads arrive before they are stored. An upload that was
 * interrupted goes on in that folder, so its bytes are on the replica that received them. Lives as long as the process.
 */
export class FileStorage {
  readonly settings: FileSettings;
  readonly #arriving: string;
  readonly #idleMs: number;
  readonly #timeoutMs: number;
  readonly #open: () => Promise<FileStore>;
  #store: Promise<FileStore> | undefined;
  #isAvailable: boolean | undefined;
  #checking: Promise<boolean> | undefined;
  #checkedAt = 0;
  #staleRemovedAt = 0;
  readonly #receiving = new Set<string>();

  constructor({ settings, dataDir, idleMs, timeoutMs }: StorageOptions) {
    this.settings = settings;
    this.#idleMs = idleMs;
    this.#timeoutMs = timeoutMs;
    this.#arriving = join(dataDir, 'arriving-files');
    this.#open = async () => {
      if (!settings.s3) return DiskStore.open(join(dataDir, 'files'));
      // The client for S3 is large, and most installations store files on disk.
      const { S3Store } = await import('./S3Store.ts');
      return new S3Store(settings.s3, timeoutMs);
    };
  }

  /** Names the place of the stored bytes. Throws PROVIDER_UNAVAILABLE when it cannot be found out. */
  async place(): Promise<string> {
    return (await this.#reach()).place;
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

  /**
   * Whether files can be read and stored, as the last check has found. Only the first call waits for its check, because
   * a load balancer gives up a replica that answers late.
   */
  async isAvailable(): Promise<boolean> {
    if (!this.#checking && Date.now() - this.#checkedAt > CHECK_INTERVAL_MS) this.#checking = this.#check();
    return this.#isAvailable ?? this.#checking ?? false;
  }

  async #check(): Promise<boolean> {
    this.#checkedAt = Date.now();
    this.#isAvailable = await this.#answers();
    this.#checking = undefined;
    return this.#isAvailable;
  }

  /** A store that does not answer in time counts as gone. */
  async #answers(): Promise<boolean> {
    const ended = new AbortController();
    try {
      return await Promise.race([
        this.store().then(async (store) => {
          await store.check();
          return true;
        }),
        pause(this.#timeoutMs, false, { signal: ended.signal, ref: false }),
      ]);
    } catch {
      return false;
    } finally {
      ended.abort();
    }
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

  /** Makes sure that there is a folder for `arrivingPath`, with room in it. */
  async prepareArrival(): Promise<void> {
    await mkdir(this.#arriving, { recursive: true });
    // By the replica itself, because a job runs on one replica, and each one has its own folder.
    if (Date.now() - this.#staleRemovedAt > HOUR_MS) await this.removeStale();
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

  /** Removes what has arrived of uploads that nobody continues. */
  async removeStale(): Promise<void> {
    this.#staleRemovedAt = Date.now();
    for (const name of await readdir(this.#arriving).catch(() => [])) {
      const path = join(this.#arriving, name);
      const found = await stat(path).catch(() => undefined);
      const isStale = found && found.mtimeMs < Date.now() - STALE_MS;
      if (isStale && !this.#receiving.has(name)) await rm(path, { force: true, recursive: true });
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
