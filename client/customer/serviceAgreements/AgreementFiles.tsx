import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { FileSection } from '../../parts/files/FileSection.tsx';
import { useFileChanges } from '../../parts/files/useFileChanges.ts';
import type { AgreementFiles_agreement$key } from '#relay/AgreementFiles_agreement.graphql';
import type { AgreementFilesPageQuery } from '#relay/AgreementFilesPageQuery.graphql';

const agreementFragment = graphql`
  fragment AgreementFiles_agreement on ServiceAgreement
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "AgreementFilesPageQuery") {
    id
    files(first: $count, after: $cursor) @connection(key: "AgreementFiles_files") {
      __id
      totalCount
      edges {
        node {
          id
          viewerCanDelete
          ...FileLine_file
        }
      }
    }
  }
`;

/** The files of an agreement, such as the signed one. */
export function AgreementFiles({ agreement }: { agreement: AgreementFiles_agreement$key }) {
  const { data, ...pages } = usePaginationFragment<AgreementFilesPageQuery, AgreementFiles_agreement$key>(
    agreementFragment,
    agreement,
  );
  const { id: serviceAgreementId, files } = data;
  useFileChanges(serviceAgreementId, files.__id);
  return (
    <FileSection
      files={nodesOf(files)}
      total={files.totalCount}
      pages={pages}
      place={{ serviceAgreementId }}
      heading="h3"
    />
  );
}
