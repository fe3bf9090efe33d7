import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';

// The link opens another tab. A subscription brings the change that the user makes there to the order.

export const InstallationMissing = ({ name }: { name: string }) => (
  <Banner tone="amber" role="status">
    {name} har ingen Zendesk installationer at bestille til.{' '}
    <Link to="/zendesk-instances" newTab>
      Tilføj installation
    </Link>
  </Banner>
);
