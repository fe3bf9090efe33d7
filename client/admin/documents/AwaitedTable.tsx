import { FileCheck } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { awaitedColumns, type AwaitedRow } from './awaitedColumns.tsx';
import { awaitedSorts, parseAwaitedFilters } from './awaitedFilters.ts';
import type { AwaitedTable_document$key } from '#relay/AwaitedTable_document.graphql';
import type { AwaitedTable_query$key } from '#relay/AwaitedTable_query.graphql';
import type { AwaitedTablePageQuery } from '#relay/AwaitedTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AwaitedTable_query on Query
  @refetchable(queryName: "AwaitedTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    state: { type: "AwaitedDocumentState" }
    sort: { type: "AwaitedDocumentSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      awaitedDocuments(search: $search, state: $state, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AwaitedTable_awaitedDocuments") {
        __id
        totalCount
        edges {
          node {
            ...AwaitedTable_document
          }
        }
      }
    }
  }
`;

const documentFragment = graphql`
  fragment AwaitedTable_document on CompanyDocument @inline {
    id
    title
    kind
    requirement
    dueOn
    newestAt
    isAwaited
    customer {
      id
      name
    }
    department {
      name
    }
    currentFile {
      versionNumber
    }
  }
`;

/** A new document is not inserted, because only the server knows whether it matches the filters. */
const subscription = graphql`
  subscription AwaitedTableSubscription($connections: [ID!]!) {
    adminDocumentChanged {
      edge {
        node {
          ...AwaitedTable_document
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export const awaitedList: List<AwaitedRow> = {
  label: 'Dokumenter, der venter',
  columns: awaitedColumns,
  sorts: awaitedSorts,
  failure: 'Kunne ikke hente dokumenter',
  icon: <FileCheck />,
  empty: {
    title: 'Ingen dokumenter venter',
    text: 'Kunderne har læst og bekræftet alt. Et krav sættes på dokumentet hos virksomheden.',
  },
  noMatch: {
    title: 'Ingen dokumenter passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/documents',
  },
};

/** The documents that wait and match the filters. A document leaves the table when it is read or confirmed. */
export function AwaitedTable({ query }: { query: AwaitedTable_query$key }) {
  const {
    data: {
      admin: { awaitedDocuments },
    },
    ...pages
  } = useListPages<AwaitedTablePageQuery, AwaitedTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  useLiveUpdates(subscription, awaitedDocuments.__id);
  const documents = nodesOf(awaitedDocuments).map(readDocument);
  const rows = documents.filter(({ isAwaited }) => isAwaited);
  return (
    <ListRows
      list={awaitedList}
      rows={rows}
      total={awaitedDocuments.totalCount - (documents.length - rows.length)}
      pages={pages}
      isFiltered={Object.values(parseAwaitedFilters(searchParams)).some(Boolean)}
    />
  );
}

const readDocument = (document: AwaitedTable_document$key): AwaitedRow => readInlineData(documentFragment, document);
