import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { assertKey, FileMissingError, isKey, type FileStore, type StoredObject } from './FileStore.ts';

export interface S3Settings {
  /** The address of a store other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const MIB = 1024 * 1024;
/** Larger files are sent in parts of this size. S3 asks for at least 5 MiB. */
const PART_BYTES = 8 * MIB;
/** Longer than a download waits for its reader, because the connection to the store stands still as long. */
const MAX_PAUSE_MS = 90_000;
/** Each download holds a connection until its reader has the last byte, so slow readers must not use up all of them. */
const MAX_CONNECTIONS = 500;

/** Stores files in a bucket of an S3-compatible store, which any number of replicas share. */
export class S3Store implements FileStore {
  readonly place: string;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings, timeoutMs: number) {
    this.#bucket = bucket;
    this.place = `s3:${endpoint ?? 'amazon'}/${bucket}`;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's often have no address for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs * 6,
        throwOnRequestTimeout: true,
        socketTimeout: MAX_PAUSE_MS,
        httpAgent: { maxSockets: MAX_CONNECTIONS },
        httpsAgent: { maxSockets: MAX_CONNECTIONS },
      },
    });
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.#target(key);
    const { size } = await stat(path);
    if (size > PART_BYTES) return this.#putInParts(target, path, size);
    await this.#client.send(new PutObjectCommand({ ...target, Body: createReadStream(path), ContentLength: size }));
  }

  /** A bucket shows the object when all parts are there. Parts of an upload that failed are removed. */
  async #putInParts(target: { Bucket: string; Key: string }, path: string, size: number): Promise<void> {
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(target));
    try {
      const parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let start = 0; start < size; start += PART_BYTES) {
        const end = Math.min(start + PART_BYTES, size) - 1;
        const PartNumber = parts.length + 1;
        const { ETag } = await this.#client.send(
          new UploadPartCommand({
            ...target,
            UploadId,
            PartNumber,
            Body: createReadStream(path, { start, end }),
            ContentLength: end - start + 1,
          }),
        );
        parts.push({ PartNumber, ETag });
      }
      await this.#client.send(
        new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } }),
      );
    } catch (error) {
      await this.#client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#target(key)));
      return Body as Readable;
    } catch (error) {
      throw error instanceof NoSuchKey ? new FileMissingError(key) : error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#target(key)));
  }

  async *list(): AsyncIterable<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, ContinuationToken }));
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key && isKey(Key)) yield { key: Key, size: Size ?? 0, changedAt: LastModified ?? new Date(0) };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  #target(key: string) {
    assertKey(key);
    return { Bucket: this.#bucket, Key: key };
  }
}
