import { graphql, useFragment } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ObstacleNote_integration$key } from '#relay/ObstacleNote_integration.graphql';

const integrationFragment = graphql`
  fragment ObstacleNote_integration on IntegrationInstance {
    isEnabled
    obstacle {
      code
      message
    }
    health {
      needsReconnect
      lastError
    }
    manifest {
      name
    }
  }
`;

/**
 * Says why the integration does not work: an API key is missing, the service agreement is paused, an enabled
 * integration has no active service agreement, or access must be granted again.
 */
export function ObstacleNote({ integration }: { integration: ObstacleNote_integration$key }) {
  const {
    obstacle,
    isEnabled,
    health: { needsReconnect, lastError },
    manifest: { name },
  } = useFragment(integrationFragment, integration);
  if (obstacle?.code === 'API_KEY_REQUIRED') {
    return (
      <Banner tone="amber">
        {obstacle.message} <Link to="/zendesk-instances">Gå til Zendesk-installationer</Link>
      </Banner>
    );
  }
  if (obstacle?.code === 'SERVICE_AGREEMENT_PAUSED') {
    return (
      <Banner tone="amber">
        {obstacle.message} <Link to="/payments">Gå til betalinger</Link>
      </Banner>
    );
  }
  if (obstacle?.code === 'SERVICE_AGREEMENT_REQUIRED' || obstacle?.code === 'SERVICE_AGREEMENT_PENDING') {
    return isEnabled ? (
      <Banner tone="amber">
        {obstacle.message} <Link to="/service-agreement">Se serviceaftaler</Link>
      </Banner>
    ) : null;
  }
  if (!needsReconnect) return null;
  return (
    <Banner tone="red">
      {lastError ?? `${name} har taget adgangen tilbage.`} Forbind igen, så arbejder integrationen videre.
    </Banner>
  );
}
