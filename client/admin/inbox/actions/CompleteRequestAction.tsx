import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { SUBDOMAIN_SUFFIX } from '../../../../domain/companies/subdomain.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { ActionDialog } from '../../../parts/edits/ActionDialog.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { CompleteRequestActionMutation } from '#relay/CompleteRequestActionMutation.graphql';
import type { CompleteRequestActionQuery } from '#relay/CompleteRequestActionQuery.graphql';

const query = graphql`
  query CompleteRequestActionQuery($id: ID!) {
    admin {
      inboxItem(kind: LICENSE_REQUEST, subjectId: $id) {
        licenseRequest {
          id
          version
          requestedLicenses
          licenseType
          department {
            name
            customer {
              name
            }
          }
          installation {
            subdomain
          }
          user {
            email
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation CompleteRequestActionMutation($id: ID!, $version: Int) {
    completeLicenseRequest(id: $id, version: $version) {
      edge {
        node {
          id
          version
          status
          isFulfilled
        }
      }
    }
  }
`;

/** Completes a licence request of a department that pays by card, after asking. */
export function CompleteRequestAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<CompleteRequestActionQuery>(
    query,
    { id: subjectId },
    { fetchPolicy: 'network-only' },
  );
  const [complete] = useAction<CompleteRequestActionMutation>(mutation);
  const request = admin.inboxItem?.licenseRequest;
  if (!request) return <ItemIsGone onClose={onClose} />;
  const { requestedLicenses, licenseType, department, installation, user } = request;
  return (
    <ActionDialog
      title={`Fuldfør anmodningen fra ${department.customer.name}?`}
      confirmLabel="Fuldfør"
      action={() => complete({ id: subjectId, version: request.version })}
      done="Anmodningen er fuldført"
      failure="Anmodningen kunne ikke fuldføres"
      onClose={onClose}
    >
      {formatCount(requestedLicenses)} × {labelOf(Plan, licenseType)} lægges til {installation.subdomain}
      {SUBDOMAIN_SUFFIX}, og prisen trækkes nu på kortet, som {department.name} betaler med.
      {user && ` ${user.email} får en mail.`}
    </ActionDialog>
  );
}
