import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { Allowed } from '../../app/shell/permissions.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import styles from '../../parts/documents/Documents.module.css';
import { useFolders } from '../../parts/documents/useFolders.ts';
import { PlainSkeleton } from '../../parts/lists/PlainRows.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { AutomaticDocuments } from './AutomaticDocuments.tsx';
import { DepartmentChoices, type Choices } from './DepartmentChoices.tsx';
import { parseDocumentFilters } from './documentFilters.ts';
import { DocumentList, documentList } from './DocumentList.tsx';
import { FileUsageMeter } from './FileUsageMeter.tsx';
import { ShareDocument } from './ShareDocument.tsx';
import type { DocumentsScreenQuery } from '#relay/DocumentsScreenQuery.graphql';

export const documentsQuery = graphql`
  query DocumentsScreenQuery($kind: DocumentKind, $departmentId: ID, $search: String, $isNew: Boolean) @preloadable {
    viewer {
      customer {
        id
        ...AutomaticDocuments_customer
        ...DepartmentChoices_customer
        ...DocumentList_customer @arguments(kind: $kind, departmentId: $departmentId, search: $search, isNew: $isNew)
        ...FileUsageMeter_customer
      }
    }
  }
`;

const states = [{ value: 'nye', label: 'Kun nye' }];

/** The library of the company: its documents by folder and department. */
export function DocumentsScreen({ queryRef }: ScreenProps<DocumentsScreenQuery>) {
  const [searchParams] = useSearchParams();
  const [departments, setDepartments] = useState<Choices>([]);
  const [isSharing, setSharing] = useState(false);
  const filters = parseDocumentFilters(searchParams);
  const folders = useFolders();
  return (
    <Page
      title="Dokumenter"
      text="Aftaler, rapporter og alt det, I og vi deler."
      actions={
        <Allowed to="canShareFiles">
          <ShareDocument departments={departments} isOpen={isSharing} onOpenChange={setSharing} />
        </Allowed>
      }
    >
      <UrlFilters label="Filtrér dokumenter">
        <UrlSearch name="q" label="Søg i dokumenter" />
        <UrlSelect name="mappe" label="Mappe" options={optionsOf(folders)} />
        <UrlSelect
          name="afdeling"
          label="Afdeling"
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <UrlSelect name="vis" label="Vis" all="Alle" options={states} />
      </UrlFilters>
      <QueryBoundary<DocumentsScreenQuery>
        query={documentsQuery}
        queryRef={queryRef}
        failure="Kunne ikke hente dokumenter"
        fallback={<PlainSkeleton list={documentList} />}
      >
        {({ viewer: { customer } }) =>
          customer ? (
            <div className={styles.stack}>
              <DepartmentChoices customer={customer} onLoad={setDepartments} />
              <DocumentList customer={customer} isFiltered={Object.values(filters).some(Boolean)} />
              <AutomaticDocuments customer={customer} />
              <FileUsageMeter customer={customer} />
            </div>
          ) : (
            <NoCompany />
          )
        }
      </QueryBoundary>
    </Page>
  );
}
