import { z } from 'zod';
import { isSuccess, type HttpClient } from '../http/HttpClient.ts';
import { id } from '../lenient.ts';
import { notSentError } from '../ProviderError.ts';
import { ClickUpError } from './ClickUpError.ts';

export interface ClickUpAttachment {
  id: string;
  /** The name of the file. */
  title: string;
  /** Bytes; undefined when ClickUp does not say. */
  size?: number | undefined;
}

/** ClickUp lists attachments with their task, and leaves the list out of a task without any. */
export const attachmentsAnswer = z.object({
  attachments: z
    .array(
      z.object({
        id,
        title: z.string().catch(''),
        size: z.coerce.number().optional().catch(undefined),
      }),
    )
    .catch([]),
});

/** The hosts on which ClickUp stores files. */
const FILE_HOST = /(^|\.)(clickup-attachments\.com|clickup\.com)$/;

/**
 * Reads a file from one of ClickUp's own hosts, or from the stand-in, so that nobody who can write a comment makes the
 * portal call another server.
 *
 * @throws ProviderError with the status 400 for another host, as ClickUp would answer it.
 */
export async function downloadOf(
  http: HttpClient,
  url: string,
  { apiUrl, maxBytes }: { apiUrl: string; maxBytes: number },
): Promise<Buffer> {
  const { protocol, hostname, origin } = new URL(url);
  const isOfClickUp = protocol === 'https:' && FILE_HOST.test(hostname);
  if (!isOfClickUp && origin !== new URL(apiUrl).origin)
    throw notSentError('The file of a comment is not on a host of ClickUp', 400);
  // A host of files that fails does not keep the portal from calling the API.
  const request = { name: 'GET file', method: 'GET', url, headers: {}, target: hostname, maxBytes };
  const { status, body } = await http.sendForFile(request);
  if (!isSuccess(status)) throw ClickUpError.ofAnswer('GET file', status, body);
  return body as Buffer;
}
