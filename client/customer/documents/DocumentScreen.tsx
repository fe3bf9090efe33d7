import { graphql } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { DeleteDocument } from '../../parts/documents/DeleteDocument.tsx';
import { DocumentDetails } from '../../parts/documents/DocumentDetails.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
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
            actions={
              node.viewerCanChange && <DeleteDocument id={node.id} title={node.title ?? ''} listPath={back.to} />
            }
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
