import type { Params } from './Params.ts';
import { invalidRequest, unknownObject } from './StripeApiError.ts';

export const listParams = ['limit', 'starting_after', 'ending_before'] as const;

const MAX_LIMIT = 100;

interface Page<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/** Returns one page of a list, newest first. */
export function page<T extends { id: string }>(url: string, oldestFirst: T[], params: Params): Page<T> {
  const limit = limitOf(params);
  const all = oldestFirst.toReversed();
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (before) {
    const end = indexOf(all, before, 'ending_before');
    return { object: 'list', url, has_more: end > limit, data: all.slice(Math.max(end - limit, 0), end) };
  }
  const start = after ? indexOf(all, after, 'starting_after') + 1 : 0;
  return { object: 'list', url, has_more: all.length > start + limit, data: all.slice(start, start + limit) };
}

function limitOf(params: Params): number {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalidRequest(`This value must be between 1 and ${MAX_LIMIT} (it is ${limit}).`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  return limit;
}

function indexOf<T extends { id: string }>(all: T[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw unknownObject('object', id, { param, status: 400 });
  return index;
}
