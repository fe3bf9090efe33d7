import { DocumentKind } from '../../../domain/work/files.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** Reads which documents the address means. Invalid search parameters are ignored. */
export const parseDocumentFilters = (searchParams: URLSearchParams) => ({
  kind: parseKey(DocumentKind, searchParams.get('mappe')),
  departmentId: searchParams.get('afdeling')?.trim() || null,
  search: searchParams.get('q')?.trim() || null,
  isNew: searchParams.get('vis') === 'nye' || null,
});

export const documentVariables = ({ request }: { request: Request }) =>
  parseDocumentFilters(new URL(request.url).searchParams);

export const documentPath = (id: string) => `/documents/${id}`;
