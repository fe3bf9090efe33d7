import { graphql } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { DeleteDocument } from '../../parts/documents/DeleteDocument.tsx';
import { DocumentDetails } from '../../parts/documents/DocumentDetails.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { companyPath } from '../companies/companyText.ts';
import type { AdminDocumentScreenQuery } from '#relay/AdminDocumentScreenQuery.graphql';

export const adminDocumentQuery = graphql`
  query AdminDocumentScreenQuery($id: ID!) @preloadable {
    admin {
      document(id: $id) {
        id
        title
        customer {
          id
          name
        }
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

const listPath = (customerId: string) => companyPath(customerId, 'dokumenter');

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
      {({ admin: { document } }) =>
        document ? (
          <Page
            title={document.title}
            back={{ to: listPath(document.customer.id), label: `Dokumenter hos ${document.customer.name}` }}
            actions={
              <DeleteDocument
                id={document.id}
                title={document.title}
                isAdmin
                listPath={listPath(document.customer.id)}
              />
            }
          >
            <DocumentDetails document={document} isAdmin />
          </Page>
        ) : (
          <Page title="Dokument" back={{ to: '/admin/companies', label: 'Virksomheder' }}>
            <p>Dokumentet findes ikke.</p>
          </Page>
        )
      }
    </QueryBoundary>
  );
}
