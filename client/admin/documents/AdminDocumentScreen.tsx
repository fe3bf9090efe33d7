import { graphql } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { DocumentDetails } from '../../parts/documents/DocumentDetails.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import type { AdminDocumentScreenQuery } from '#relay/AdminDocumentScreenQuery.graphql';

export const adminDocumentQuery = graphql`
  query AdminDocumentScreenQuery($id: ID!) @preloadable {
    admin {
      document(id: $id) {
        title
        ...DocumentDetails_document
      }
    }
  }
`;

const subscription = graphql`
  subscription AdminDocumentScreenSubscription {
    adminDocumentChanged {
      edge {
        node {
          ...DocumentDetails_document
        }
      }
    }
  }
`;

const back = { to: '/admin/companies', label: 'Virksomheder' };

/** A document of a company, with its versions and who has opened the newest one. */
export function AdminDocumentScreen({ queryRef }: ScreenProps<AdminDocumentScreenQuery>) {
  useLiveUpdates(subscription);
  return (
    <QueryBoundary<AdminDocumentScreenQuery>
      query={adminDocumentQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente dokumentet"
      fallback={<Spinner />}
      isPage
    >
      {({ admin: { document } }) => (
        <Page title={document?.title ?? 'Dokument'} back={back}>
          {document ? <DocumentDetails document={document} isAdmin /> : <p>Dokumentet findes ikke.</p>}
        </Page>
      )}
    </QueryBoundary>
  );
}
