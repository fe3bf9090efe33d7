import { graphql } from 'react-relay';
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

/** Opens a PDF in a new tab and saves any other file. The path is valid for minutes, so each opening asks for it. */
export const openFile = (id: string, isAdmin: boolean): Promise<void> =>
  openDocument(async () => {
    const data = await runOperation<openFileQuery>(query, { id, isAdmin });
    const path = data.node?.readPath ?? data.admin?.file?.readPath;
    if (!path) throw new Error('The file cannot be read');
    return path;
  });
