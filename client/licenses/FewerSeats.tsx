import { graphql, useFragment } from 'react-relay';
import { addDays, formatDate } from '../../domain/dates.ts';
import { formatLicenseCount, formatCount } from '../../domain/formatCount.ts';
import { licenseTerms } from '../../domain/terms.ts';
import { Banner } from '../ui/Banner.tsx';
import type { FewerSeats_license$key } from './__generated__/FewerSeats_license.graphql.ts';

/** Says from which day the licence has fewer seats, and until when the user can undo the change. */
export function FewerSeats({ license, quantity }: { license: FewerSeats_license$key; quantity: number }) {
  const { quantity: current, validUntil, noticeDeadline, seatChange } = useRenewal(license);
  return (
    <Banner tone="blue" role="status">
      Fra fornyelsen den {formatDate(addDays(validUntil, 1))} har I {formatLicenseCount(quantity)}. Indtil da beholder I
      alle {formatCount(current)}. Det kan fortrydes til og med den {formatDate(noticeDeadline)},{' '}
      {licenseTerms.noticeDays} dage før udløbet.
      {seatChange && ` Det erstatter de ${formatCount(seatChange.quantity)}, der er aftalt nu.`}
    </Banner>
  );
}

/** Says that the number of seats can no longer be reduced at the next renewal. */
export function TooLateForFewer({ license }: { license: FewerSeats_license$key }) {
  const { validUntil, noticeDeadline } = useRenewal(license);
  return (
    <Banner tone="grey">
      Antallet kan ikke længere sættes ned ved fornyelsen den {formatDate(addDays(validUntil, 1))}: færre licenser skal
      varsles {licenseTerms.noticeDays} dage før udløbet, så fristen var den {formatDate(noticeDeadline)}.
    </Banner>
  );
}

const useRenewal = (license: FewerSeats_license$key) =>
  useFragment(
    graphql`
      fragment FewerSeats_license on License {
        quantity
        validUntil
        noticeDeadline
        seatChange {
          quantity
        }
      }
    `,
    license,
  );
