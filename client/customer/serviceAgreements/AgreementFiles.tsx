import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { FileSection } from '../../parts/files/FileSection.tsx';
import type { AgreementFiles_agreement$key } from '#relay/AgreementFiles_agreement.graphql';
import type { AgreementFilesPageQuery } from '#relay/AgreementFilesPageQuery.graphql';

const agreementFragment = graphql`
  fragment AgreementFiles_agreement on ServiceAgreement
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "AgreementFilesPageQuery") {
    id
    files(first: $count, after: $cursor) @connection(key: "AgreementFiles_files") {
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
  const { data, refetch, ...pages } = usePaginationFragment<AgreementFilesPageQuery, AgreementFiles_agreement$key>(
    agreementFragment,
    agreement,
  );
  return (
    <FileSection
      files={nodesOf(data.files)}
      total={data.files.totalCount}
      pages={pages}
      place={{ serviceAgreementId: data.id }}
      heading="h3"
      onArrived={() => void refetch({}, { fetchPolicy: 'network-only' })}
    />
  );
}
