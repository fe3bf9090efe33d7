import { graphql, useLazyLoadQuery } from 'react-relay';
import { ActivateAgreementDialog } from '../../serviceAgreements/ActivateAgreementDialog.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { AgreementActionQuery } from '#relay/AgreementActionQuery.graphql';

const query = graphql`
  query AgreementActionQuery($id: ID!) {
    admin {
      inboxItem(kind: AGREEMENT, subjectId: $id) {
        serviceAgreement {
          ...ActivateAgreementDialog_agreement
        }
      }
    }
  }
`;

/** Activates a service agreement. */
export function AgreementAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<AgreementActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const agreement = admin.inboxItem?.serviceAgreement;
  return agreement ? (
    <ActivateAgreementDialog agreement={agreement} onClose={onClose} />
  ) : (
    <ItemIsGone onClose={onClose} />
  );
}
