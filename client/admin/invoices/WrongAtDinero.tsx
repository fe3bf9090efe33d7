import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { WRONG_AT_DINERO_PATH } from './invoiceFilters.ts';
import type { WrongAtDinero_admin$key } from '#relay/WrongAtDinero_admin.graphql';

interface WrongAtDineroProps {
  admin: WrongAtDinero_admin$key;
  /** Whether the list shows these documents alone. */
  isShown: boolean;
}

const adminFragment = graphql`
  fragment WrongAtDinero_admin on Admin {
    wrongAtDinero
  }
`;

/** Says how many documents Dinero cannot book or shows differently, and leads to them. */
export function WrongAtDinero({ admin, isShown }: WrongAtDineroProps) {
  const { wrongAtDinero } = useFragment(adminFragment, admin);
  if (!wrongAtDinero && !isShown) return null;
  return (
    <Banner tone={wrongAtDinero ? 'amber' : 'green'} role="status">
      {wrongAtDinero
        ? `${formatPlural(wrongAtDinero, 'bilag', 'bilag')} kan ikke bogføres i Dinero eller afviger derfra. `
        : 'Alle bilag er bogført og ens i Dinero. '}
      {isShown ? (
        <Link to="/admin/invoices">Vis alle fakturaer</Link>
      ) : (
        <Link to={WRONG_AT_DINERO_PATH}>Vis {wrongAtDinero === 1 ? 'det' : 'dem'}</Link>
      )}
    </Banner>
  );
}
