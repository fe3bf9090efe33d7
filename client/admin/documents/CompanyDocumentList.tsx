import { FileText, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { useNavigate } from 'react-router';
import { formatBytes } from '../../../domain/work/files.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { documentColumns, readDocument, type DocumentRow } from '../../parts/documents/documentColumns.tsx';
import { ShareDocumentDialog } from '../../parts/documents/documentDialogs.ts';
import { useDeleteDocument } from '../../parts/documents/useDeleteDocument.ts';
import { useUploadToDocument } from '../../parts/documents/useUploadToDocument.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import { Button } from '../../ui/Button.tsx';
import { AFTER_SENDING } from '../../ui/form/afterSending.ts';
import { Section } from '../../ui/Page.tsx';
import { adminDocumentPath } from './adminDocumentPath.ts';
import { EditDocumentDialog } from './editDocument.ts';
import { SetQuotaDialog } from './SetQuotaDialog.tsx';
import type { CompanyDocumentList_query$key } from '#relay/CompanyDocumentList_query.graphql';
import type { CompanyDocumentListMutation } from '#relay/CompanyDocumentListMutation.graphql';
import type { CompanyDocumentListPageQuery } from '#relay/CompanyDocumentListPageQuery.graphql';
import type { CompanyDocumentListSubscription } from '#relay/CompanyDocumentListSubscription.graphql';

const subscription = graphql`
  subscription CompanyDocumentListSubscription($customerId: ID!, $connections: [ID!]!) {
    adminDocumentChanged(customerId: $customerId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...documentColumns_document
          ...EditDocumentDialog_document
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment CompanyDocumentList_query on Query
  @refetchable(queryName: "CompanyDocumentListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        departments(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        fileUsage {
          usedBytes
          quotaBytes
        }
        documents(first: $count, after: $cursor) @connection(key: "CompanyDocumentList_documents") {
          __id
          totalCount
          edges {
            node {
              id
              ...documentColumns_document
              ...EditDocumentDialog_document
            }
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation CompanyDocumentListMutation($customerId: ID!, $input: CompanyDocumentInput!, $requestId: String!) {
    createDocumentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

const documentList: List<DocumentRow> = {
  label: 'Dokumenter',
  columns: documentColumns(adminDocumentPath),
  failure: 'Kunne ikke hente dokumenter',
  icon: <FileText />,
  empty: { title: 'Ingen dokumenter endnu', text: 'Del en aftale eller en rapport, som kunden ser under Dokumenter.' },
};

const actionsColumn = (onEdit: (document: DocumentRow) => void) =>
  rowActions<DocumentRow>(
    ({ title }) => title,
    (document) => [editEntry(() => onEdit(document))],
  );

interface CompanyDocumentListProps {
  query: CompanyDocumentList_query$key;
  customerId: string;
}

export function CompanyDocumentList({ query, customerId }: CompanyDocumentListProps) {
  const { data, ...pages } = usePaginationFragment<CompanyDocumentListPageQuery, CompanyDocumentList_query$key>(
    queryFragment,
    query,
  );
  const { documents, departments, fileUsage } = data.admin.customer!;
  const [isSharing, setSharing] = useState(false);
  const [isQuotaOpen, setQuotaOpen] = useState(false);
  const [editedId, setEditedId] = useState<string>();
  const [create] = useAction<CompanyDocumentListMutation>(mutation);
  const navigate = useNavigate();
  const remove = useDeleteDocument(true);
  const uploadTo = useUploadToDocument(true);
  const edited = nodesOf(documents).find(({ id }) => id === editedId);
  const connections = useMemo(() => [documents.__id], [documents.__id]);
  useSubscription<CompanyDocumentListSubscription>(
    useMemo(() => ({ subscription, variables: { customerId, connections } }), [customerId, connections]),
  );
  return (
    <Section
      title="Dokumenter"
      text={`Plads: ${formatBytes(fileUsage.usedBytes)} af ${formatBytes(fileUsage.quotaBytes)}`}
      action={
        <>
          <WithinArea area="administer">
            <Button onPress={() => setQuotaOpen(true)}>Skift plads</Button>
          </WithinArea>
          <Button onPress={() => setSharing(true)}>
            <Plus aria-hidden /> Del dokument
          </Button>
        </>
      }
    >
      <PlainRows
        list={documentList}
        columns={[...documentList.columns, actionsColumn(({ id }) => setEditedId(id))]}
        rows={nodesOf(documents).map(readDocument)}
        total={documents.totalCount}
        pages={pages}
      />
      {edited && (
        <EditDocumentDialog
          document={edited}
          departments={nodesOf(departments)}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {isQuotaOpen && <SetQuotaDialog customerId={customerId} {...fileUsage} onClose={() => setQuotaOpen(false)} />}
      {isSharing && (
        <ShareDocumentDialog
          departments={nodesOf(departments)}
          isAdmin
          create={async (input, requestId) =>
            (await create({ customerId, input, requestId })).createDocumentAsAdmin.edge!.node.id
          }
          remove={remove}
          uploadTo={uploadTo}
          onShared={(documentId) => void navigate(adminDocumentPath(documentId), { state: AFTER_SENDING })}
          onClose={() => setSharing(false)}
        />
      )}
    </Section>
  );
}
