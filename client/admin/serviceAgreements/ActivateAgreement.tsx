import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ActivateAgreement_agreement$key } from './__generated__/ActivateAgreement_agreement.graphql.ts';
import type { ActivateAgreementMutation } from './__generated__/ActivateAgreementMutation.graphql.ts';

/** The button that activates a pending agreement; the server mails the buyer. Renders nothing in any other status. */
export function ActivateAgreement({ agreement }: { agreement: ActivateAgreement_agreement$key }) {
  const { id, status, department } = useFragment(
    graphql`
      fragment ActivateAgreement_agreement on ServiceAgreement {
        id
        status
        department {
          name
          customer {
            name
          }
        }
      }
    `,
    agreement,
  );
  const [activate, isActivating] = useAction<ActivateAgreementMutation>(graphql`
    mutation ActivateAgreementMutation($id: ID!) {
      activateServiceAgreement(id: $id) {
        edge {
          node {
            ...AdminAgreementTable_agreement
          }
        }
      }
    }
  `);
  if (status !== 'PENDING') return null;
  const activateAgreement = () =>
    activate({ id }).then(
      () => toast.success('Serviceaftale aktiveret'),
      (error: unknown) => toast.error(messageOf(error, 'Der opstod en fejl ved opdatering af serviceaftale')),
    );
  return (
    <Button
      size="small"
      aria-label={`Aktivér serviceaftalen for ${department.customer.name}, ${department.name}`}
      isPending={isActivating}
      onPress={() => void activateAgreement()}
    >
      Aktivér
    </Button>
  );
}
