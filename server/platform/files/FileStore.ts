import type { Readable } from 'node:stream';

/** An object of a store, as the check of store and database lists it. */
export interface StoredObject {
  key: string;
  size: number;
  changedAt: Date;
}

/**
 * Holds the bytes of files by key: a folder on disk or an S3-compatible store. Knows nothing of companies or rights. A
 * key is the id of a company or an event and an id of the portal, separated by a slash, and never contains a name that
 * a person chose.
 */
export interface FileStore {
  /** Names the place of the bytes, so that two portals with one database notice that theirs differ. */
  readonly place: string;
  /** Stores a local file. A reader sees the whole object or none. May move the local file. */
  put(key: string, path: string): Promise<void>;
  /** Streams the bytes. Throws FileMissingError when there is no such object. */
  read(key: string): Promise<Readable>;
  /** Removes an object; has no effect when there is none. */
  remove(key: string): Promise<void>;
  /** Objects with a key of the portal. Others in the same folder or bucket are not the portal's to remove. */
  list(): AsyncIterable<StoredObject>;
  /** Throws when objects can be neither read nor stored at present. */
  check(): Promise<void>;
}

/** The database names an object that the store does not have. */
export class FileMissingError extends Error {}

const KEY = /^[a-z]+_[0-9a-z]{26}\/[a-z]+_[0-9a-z]{26}(\.preview)?$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** Throws for a key that could lead out of the store's folder or bucket. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of a file: ${key}`);
}

export const keyOf = (ownerId: string, id: string) => `${ownerId}/${id}`;
export const previewKeyOf = (key: string) => `${key}.preview`;
