import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useAction } from '../../app/relay/useAction.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { DocumentDetails } from '../../parts/documents/DocumentDetails.tsx';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import type { DocumentScreenDeleteMutation } from '#relay/DocumentScreenDeleteMutation.graphql';
import type { DocumentScreenQuery } from '#relay/DocumentScreenQuery.graphql';

export const documentQuery = graphql`
  query DocumentScreenQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on CompanyDocument {
        id
        title
        viewerCanChange
      }
      ...DocumentDetails_document @alias(as: "details")
    }
  }
`;

const subscription = graphql`
  subscription DocumentScreenSubscription {
    documentChanged {
      edge {
        node {
          ...DocumentDetails_document
        }
      }
    }
  }
`;

const deletion = graphql`
  mutation DocumentScreenDeleteMutation($id: ID!) {
    deleteDocument(id: $id) {
      deletedId @deleteRecord
    }
  }
`;

const back = { to: '/documents', label: 'Dokumenter' };

export function DocumentScreen({ queryRef }: ScreenProps<DocumentScreenQuery>) {
  useLiveUpdates(subscription);
  return (
    <QueryBoundary<DocumentScreenQuery>
      query={documentQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente dokumentet"
      fallback={<Spinner />}
      isPage
    >
      {({ node }) =>
        node?.details && node.id ? (
          <Page
            title={node.title ?? 'Dokument'}
            back={back}
            actions={node.viewerCanChange && <DeleteDocument id={node.id} title={node.title ?? ''} />}
          >
            <DocumentDetails document={node.details} />
          </Page>
        ) : (
          <Page title="Dokument" back={back}>
            <p>Dokumentet findes ikke, eller du har ikke adgang til det.</p>
          </Page>
        )
      }
    </QueryBoundary>
  );
}

function DeleteDocument({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useAction<DocumentScreenDeleteMutation>(deletion);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setAsking(true)}>
        Slet
      </Button>
      {isAsking && (
        <ActionDialog
          title={`Slet ${title}?`}
          confirmLabel="Slet dokumentet"
          danger
          action={async () => {
            await navigate('/documents');
            await remove({ id });
          }}
          done="Dokumentet er slettet"
          failure="Kunne ikke slette dokumentet"
          onClose={() => setAsking(false)}
        >
          Dokumentet og alle dets versioner forsvinder for alle. Det kan ikke fortrydes.
        </ActionDialog>
      )}
    </>
  );
}
