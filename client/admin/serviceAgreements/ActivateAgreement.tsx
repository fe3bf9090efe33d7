import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { ActivateAgreementDialog } from './ActivateAgreementDialog.tsx';
import type { ActivateAgreement_agreement$key } from '#relay/ActivateAgreement_agreement.graphql';

const agreementFragment = graphql`
  fragment ActivateAgreement_agreement on ServiceAgreement {
    status
    department {
      name
      customer {
        name
      }
    }
    ...ActivateAgreementDialog_agreement
  }
`;

/** The button that activates a pending agreement, after a question. Renders nothing in any other status. */
export function ActivateAgreement({ agreement: key }: { agreement: ActivateAgreement_agreement$key }) {
  const agreement = useFragment(agreementFragment, key);
  const [isAsking, setAsking] = useState(false);
  const { status, department } = agreement;
  if (status !== 'PENDING') return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`Aktivér serviceaftalen for ${department.customer.name}, ${department.name}`}
        onPress={() => setAsking(true)}
      >
        Aktivér
      </Button>
      {isAsking && <ActivateAgreementDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  );
}
