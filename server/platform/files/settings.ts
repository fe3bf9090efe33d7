import type { S3Settings } from './S3Store.ts';

/** The store of the files, and the limits of uploads. */
export interface FileSettings {
  /** Undefined for the folder on disk. */
  s3: S3Settings | undefined;
  /** The address of clamd: a path of a socket, or a host and a port. Undefined when no file is scanned. */
  scanner: string | undefined;
  /** Whether files that nothing has scanned may be downloaded. */
  allowsUnscanned: boolean;
  /** Bytes of one file. */
  maxBytes: number;
  /** Bytes that a company may store, unless an admin has set another quota. */
  quotaBytes: number;
  /** Uploads that this process receives at once, and those of one company among them. */
  uploadsAtOnce: number;
  uploadsOfCompanyAtOnce: number;
}
