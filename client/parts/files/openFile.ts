import { graphql } from 'react-relay';
import { extensionOf } from '../../../domain/work/files.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { openDocument } from '../invoices/openDocument.ts';
import type { openFileQuery } from '#relay/openFileQuery.graphql';

const query = graphql`
  query openFileQuery($id: ID!, $isAdmin: Boolean!) {
    node(id: $id) @skip(if: $isAdmin) {
      ... on StoredFile {
        readPath
      }
    }
    admin @include(if: $isAdmin) {
      file(id: $id) {
        readPath
      }
    }
  }
`;

interface OpenedFile {
  id: string;
  name: string;
  isAdmin: boolean;
}

/** Opens a PDF in a new tab and saves any other file, for which a new tab would stay empty. */
export async function openFile({ id, name, isAdmin }: OpenedFile): Promise<void> {
  if (extensionOf(name) === 'pdf') return openDocument(() => fetchPath(id, isAdmin));
  const href = await fetchPath(id, isAdmin);
  // A navigation would ask first whether to leave what is typed.
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

/** The path is valid for minutes, so each opening asks for it. */
async function fetchPath(id: string, isAdmin: boolean): Promise<string> {
  const data = await runOperation<openFileQuery>(query, { id, isAdmin });
  const path = data.node?.readPath ?? data.admin?.file?.readPath;
  if (!path) throw new Error('The file cannot be read');
  return path;
}
