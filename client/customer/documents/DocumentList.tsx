import { FileText } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { documentColumns, readDocument, type DocumentRow } from '../../parts/documents/documentColumns.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { documentPath } from './documentFilters.ts';
import type { DocumentList_customer$key } from '#relay/DocumentList_customer.graphql';
import type { DocumentListPageQuery } from '#relay/DocumentListPageQuery.graphql';

/** Changes reach documents that are on screen. A new one of another folder would not belong to a filtered list. */
const subscription = graphql`
  subscription DocumentListSubscription($connections: [ID!]!) {
    documentChanged {
      edge {
        node {
          ...documentColumns_document
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment DocumentList_customer on Customer
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    kind: { type: "DocumentKind" }
    departmentId: { type: "ID" }
    search: { type: "String" }
    isNew: { type: "Boolean" }
  )
  @refetchable(queryName: "DocumentListPageQuery") {
    documents(first: $count, after: $cursor, kind: $kind, departmentId: $departmentId, search: $search, isNew: $isNew)
      @connection(key: "DocumentList_documents") {
      __id
      totalCount
      edges {
        node {
          ...documentColumns_document
        }
      }
    }
  }
`;

export const documentList: List<DocumentRow> = {
  label: 'Dokumenter',
  columns: documentColumns(documentPath),
  failure: 'Kunne ikke hente dokumenter',
  icon: <FileText />,
  empty: {
    title: 'Ingen dokumenter endnu',
    text: 'Her samler I og vi aftaler, rapporter og andre filer. Del det første dokument.',
  },
  noMatch: {
    title: 'Ingen dokumenter passer',
    text: 'Prøv en anden mappe eller et andet ord.',
    clearPath: '/documents',
  },
};

export function DocumentList({ customer, isFiltered }: { customer: DocumentList_customer$key; isFiltered: boolean }) {
  const {
    data: { documents },
    ...pages
  } = usePaginationFragment<DocumentListPageQuery, DocumentList_customer$key>(customerFragment, customer);
  useLiveUpdates(subscription, documents.__id);
  return (
    <PlainRows
      list={documentList}
      rows={nodesOf(documents).map(readDocument)}
      total={documents.totalCount}
      pages={pages}
      isFiltered={isFiltered}
    />
  );
}
