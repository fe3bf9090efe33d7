import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Link } from '../../ui/Link.tsx';
import { SeatAdviceActions } from '../seats/SeatAdviceActions.tsx';
import styles from '../seats/Seats.module.css';
import { SeatUse } from '../seats/SeatUse.tsx';
import type { LicenseCard_license$data } from '#relay/LicenseCard_license.graphql';

interface LicenseSeatsProps {
  installation: LicenseCard_license$data['installation'];
  /** The number of seats of the licence. */
  quantity: number;
  /** Whether the advice about the installation concerns this licence. */
  isAdvised: boolean;
  requestConnectionId: string;
}

/** The seats in use of a licence's installation, the advice about them, and a link to the page about them. */
export function LicenseSeats({ installation, quantity, isAdvised, requestConnectionId }: LicenseSeatsProps) {
  const { id, subdomain, seats, seatAdvice } = installation;
  const { canManageCompany } = usePermissions();
  const isRead = Boolean(seats.readAt) || seats.hasKey;
  if (!isRead && !canManageCompany) return null;
  const isAdviceShown = seatAdvice && isAdvised;
  return (
    <div className={styles.foot}>
      <SeatUse seats={seats} />
      {seats.readAt && seats.bought !== quantity && (
        <p className={styles.note}>Alle licenser på {subdomain} er talt med.</p>
      )}
      {isAdviceShown && (
        <p>
          {seatAdvice.kind === 'MORE_SEATS'
            ? `Der mangler ${formatPlural(seatAdvice.seats, 'licens', 'licenser')}.`
            : seatAdvice.title}
        </p>
      )}
      <div className={styles.actions}>
        {isAdvised && (
          <SeatAdviceActions installation={installation} requestConnectionId={requestConnectionId} size="small" />
        )}
        <Link to={`/licenses/installation/${id}`}>
          {isRead ? 'Licenser i brug' : 'Se, hvor mange der er i brug'}
          <span className="visually-hidden"> i {subdomain}</span>
        </Link>
      </div>
    </div>
  );
}
