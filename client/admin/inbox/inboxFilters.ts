import { InboxKind, InboxScope } from '../../../domain/backOffice/inbox.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';

export interface InboxFilters {
  scope: InboxScope;
  /** All kinds when empty. */
  kinds: InboxKind[];
  /** The company whose items are listed; null for all. */
  customerId: string | null;
}

/** Reads the filters from the address. Unknown values are ignored. */
export function parseInboxFilters(params: URLSearchParams): InboxFilters {
  const scope = valuesOf(InboxScope).find((value) => value === params.get('liste')) ?? 'TEAM';
  const kinds = valuesOf(InboxKind).filter((kind) => params.getAll('type').includes(kind));
  return { scope, kinds, customerId: params.get('virksomhed') || null };
}

/** The address of a part of the inbox. */
export function inboxPath({ scope, kinds, customerId }: InboxFilters, item?: string): string {
  const params = new URLSearchParams();
  if (scope !== 'TEAM') params.set('liste', scope);
  for (const kind of kinds) params.append('type', kind);
  if (customerId) params.set('virksomhed', customerId);
  if (item) params.set('item', item);
  const query = params.toString();
  return `/admin/inbox${query && `?${query}`}`;
}

/** The name of an item in the address. */
export const itemKey = ({ kind, subjectId }: { kind: string; subjectId: string }) => `${kind}~${subjectId}`;

/** The item that the address names; undefined when it names none. */
export function parseItemKey(key: string | null): { kind: InboxKind; subjectId: string } | undefined {
  const [name, subjectId] = (key ?? '').split('~');
  const kind = valuesOf(InboxKind).find((value) => value === name);
  return kind && subjectId ? { kind, subjectId } : undefined;
}
