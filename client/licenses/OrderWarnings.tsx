import { Banner } from '../ui/Banner.tsx';
import { Link } from '../ui/Link.tsx';

// The links of the warnings open another tab. A subscription brings the changes that the user makes there to the order.

export const PaymentMissing = ({ name }: { name: string }) => (
  <Banner tone="amber" role="status">
    {name} har ingen betalingsmetode, så der kan ikke bestilles endnu.{' '}
    <Link to="/departments" newTab>
      Vælg betalingsmetode
    </Link>
  </Banner>
);

export const InstallationMissing = ({ name }: { name: string }) => (
  <Banner tone="amber" role="status">
    {name} har ingen Zendesk installationer at bestille til.{' '}
    <Link to="/zendesk-instances" newTab>
      Tilføj installation
    </Link>
  </Banner>
);
