import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatMonthCount, formatCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { Interval, labelOf, LicenseStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { GoodsStatus } from '../../parts/goods/GoodsStatus.tsx';
import { PausedNote } from '../../parts/goods/PausedNote.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChangeSeatsButton } from './ChangeSeatsButton.tsx';
import { LicenseRenewal } from './LicenseRenewal.tsx';
import styles from './Licenses.module.css';
import { LicenseSeats } from './LicenseSeats.tsx';
import type { LicenseCard_license$key } from '#relay/LicenseCard_license.graphql';

interface LicenseCardProps {
  license: LicenseCard_license$key;
  /** Id of the connection of licence requests, to which an order of more seats is added. */
  requestConnectionId: string;
}

const licenseFragment = graphql`
  fragment LicenseCard_license on License {
    id
    type
    quantity
    orderedSeats
    status
    pausedAt
    billingInterval
    monthlyPrice
    contractTerm
    validFrom
    validUntil
    installation {
      id
      subdomain
      seats {
        bought
        hasKey
        readAt
        ...SeatUse_seats
      }
      seatAdvice {
        kind
        title
        seats
        license {
          id
        }
      }
      ...SeatAdviceActions_installation
    }
    ...LicenseRenewal_license
    ...ChangeSeatsButton_license
  }
`;

/** Memoized, because a list can have hundreds of them. */
export const LicenseCard = memo(function LicenseCard({ license: key, requestConnectionId }: LicenseCardProps) {
  const license = useFragment(licenseFragment, key);
  const {
    type,
    quantity,
    orderedSeats,
    status,
    pausedAt,
    billingInterval,
    monthlyPrice,
    contractTerm,
    validFrom,
    validUntil,
    installation,
  } = license;
  const plan = labelOf(Plan, type);
  return (
    <Card>
      <article className={styles.license} aria-label={`${plan}, ${installation.subdomain}`}>
        <header className={styles.licenseHead}>
          <h5>{plan}</h5>
          <GoodsStatus words={LicenseStatus} status={status} pausedAt={pausedAt} />
        </header>
        {pausedAt && <PausedNote />}
        <p className={styles.seats}>
          {formatCount(quantity)}{' '}
          <small>
            {quantity === 1 ? 'licens' : 'licenser'}
            {orderedSeats > 0 && ` · ${formatCount(orderedSeats)} på vej`}
          </small>
        </p>
        <dl className={styles.terms}>
          <div>
            <dt>Betaling</dt>
            <dd>{labelOf(Interval, billingInterval)}</dd>
          </div>
          <div>
            <dt>Pris ekskl. moms</dt>
            <dd className="num">
              {monthlyPrice == null ? 'Efter aftale' : `${formatKroner(monthlyPrice)} om måneden`}
            </dd>
          </div>
          <div>
            <dt>Kontraktperiode</dt>
            <dd className="num">{formatMonthCount(contractTerm)}</dd>
          </div>
          <div>
            <dt>Gyldig fra</dt>
            <dd>
              <time dateTime={validFrom}>{formatDate(validFrom)}</time>
            </dd>
          </div>
          <div>
            <dt>Gyldig til</dt>
            <dd>
              <time dateTime={validUntil}>{formatDate(validUntil)}</time>
            </dd>
          </div>
        </dl>
        <LicenseRenewal license={license} isCompact />
        {status === 'ACTIVE' && (
          <LicenseSeats
            installation={installation}
            quantity={quantity}
            isAdvised={!installation.seatAdvice?.license || installation.seatAdvice.license.id === license.id}
            requestConnectionId={requestConnectionId}
          />
        )}
        {status === 'ACTIVE' && (
          <Allowed to="canBuy">
            <footer className={styles.licenseFoot}>
              <ChangeSeatsButton license={license} requestConnectionId={requestConnectionId} size="small" />
            </footer>
          </Allowed>
        )}
      </article>
    </Card>
  );
});
