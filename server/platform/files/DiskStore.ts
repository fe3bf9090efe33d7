import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../db/ids.ts';
import { assertKey, FileMissingError, isKey, type FileStore, type StoredObject } from './FileStore.ts';

const MARK = 'store-id';

/**
 * Stores files in a folder. The folder has an id of its own, which the database remembers: a second portal with another
 * folder would not find the files of the first one.
 */
export class DiskStore implements FileStore {
  readonly place: string;
  readonly #folder: string;

  private constructor(folder: string, id: string) {
    this.#folder = folder;
    this.place = `disk:${id}`;
  }

  static async open(folder: string): Promise<DiskStore> {
    await mkdir(folder, { recursive: true });
    return new DiskStore(folder, await markOf(folder));
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    // Otherwise a crash could leave an empty file, or none, behind a row that says it is stored.
    await sync(path, 'r+');
    await rename(path, target);
    await sync(dirname(target), 'r');
  }

  async read(key: string): Promise<Readable> {
    const path = this.#pathOf(key);
    const file = await open(path, 'r').catch((error: unknown) => {
      throw isMissing(error) ? new FileMissingError(key) : error;
    });
    return createReadStream(path, { fd: file });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredObject> {
    for (const folder of await readdir(this.#folder, { withFileTypes: true })) {
      if (!folder.isDirectory()) continue;
      // A volume has folders of its own, which the portal may not open.
      for (const name of await readdir(join(this.#folder, folder.name)).catch(() => [])) {
        const key = `${folder.name}/${name}`;
        const found = isKey(key) ? await stat(join(this.#folder, key)).catch(() => undefined) : undefined;
        if (found?.isFile()) yield { key, size: found.size, changedAt: found.mtime };
      }
    }
  }

  async check(): Promise<void> {
    await stat(join(this.#folder, MARK));
    const probe = join(this.#folder, `.probe-${newId('probe')}`);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  }

  #pathOf(key: string): string {
    assertKey(key);
    return join(this.#folder, key);
  }
}

/** Waits until a file or the entries of a folder are on the disk. */
async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The id of the folder, written once. Of two portals that start at once, the second reads what the first wrote. */
async function markOf(folder: string): Promise<string> {
  const path = join(folder, MARK);
  await writeFile(path, newId('disk'), { flag: 'wx' }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
