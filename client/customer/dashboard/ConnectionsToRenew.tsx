import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { KEYS_END_ON } from '../../../domain/companies/zendeskConnection.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { ConnectionsToRenew_customer$key } from '#relay/ConnectionsToRenew_customer.graphql';

const customerFragment = graphql`
  fragment ConnectionsToRenew_customer on Customer {
    connectionsToRenew {
      broken
      keys
    }
  }
`;

/** Says which connections to Zendesk are broken, or end with their API keys. Renders nothing when all are well. */
export function ConnectionsToRenew({ customer }: { customer: ConnectionsToRenew_customer$key }) {
  const { broken, keys } = useFragment(customerFragment, customer).connectionsToRenew;
  if (broken + keys === 0) return null;
  const action = (
    <Allowed to="canManageCompany">
      <ButtonLink to="/zendesk-instances" size="small">
        Forbind Zendesk
      </ButtonLink>
    </Allowed>
  );
  if (broken > 0)
    return (
      <Banner tone="red" action={action}>
        <strong>{formatPlural(broken, 'forbindelse', 'forbindelser')} til Zendesk er afbrudt.</strong> Forbind Zendesk
        igen, så licenser i brug kan læses.
      </Banner>
    );
  return (
    <Banner tone="amber" action={action}>
      <strong>Forbind Zendesk igen, inden Zendesk-nøglen lukker {formatDate(KEYS_END_ON)}.</strong> Det gælder{' '}
      {formatPlural(keys, 'installation', 'installationer')} med Zendesk-nøgle.
    </Banner>
  );
}
