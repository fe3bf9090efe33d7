import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { WaitingApprovals_customer$key } from '#relay/WaitingApprovals_customer.graphql';

const customerFragment = graphql`
  fragment WaitingApprovals_customer on Customer {
    approvalsAwaitingViewer
  }
`;

/** Says how many orders wait for the viewer's approval. Renders nothing when there are none. */
export function WaitingApprovals({ customer }: { customer: WaitingApprovals_customer$key }) {
  const { approvalsAwaitingViewer } = useFragment(customerFragment, customer);
  if (approvalsAwaitingViewer === 0) return null;
  return (
    <Banner
      tone="turn"
      action={
        <ButtonLink to="/approvals" size="small">
          Se godkendelser
        </ButtonLink>
      }
    >
      <strong>{formatPlural(approvalsAwaitingViewer, 'bestilling', 'bestillinger')} afventer dig.</strong> Intet er
      købt, før du godkender.
    </Banner>
  );
}
