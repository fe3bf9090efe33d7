import type { z } from 'zod';
import { ProviderError } from '../ProviderError.ts';

/** Throws a ProviderError that names the first invalid field. `name` is the name of the call. */
export function parseAnswer<T>(provider: string, name: string, body: unknown, answer: z.ZodType<T>): T {
  const read = answer.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderError(`${provider} sent an invalid answer: ${read.error.issues[0]?.path.join('.')} (${name})`);
}
