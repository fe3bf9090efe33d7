import type { z } from 'zod';
import { ProviderError } from '../ProviderError.ts';

/** Throws ProviderError, whose message names the first field that is wrong. */
export function parseAnswer<T>(provider: string, name: string, body: unknown, answer: z.ZodType<T>): T {
  const read = answer.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderError(`${provider} sent an invalid answer: ${read.error.issues[0]?.path.join('.')} (${name})`);
}
