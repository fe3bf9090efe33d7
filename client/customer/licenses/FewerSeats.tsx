import { graphql, useFragment } from 'react-relay';
import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import { formatLicenseCount, formatCount } from '../../../domain/basics/formatCount.ts';
import { licenseTerms } from '../../../domain/basics/termNumbers.ts';
import { Banner } from '../../ui/Banner.tsx';
import { orderedSeatsText } from './seatsText.ts';
import type { FewerSeats_license$key } from '#relay/FewerSeats_license.graphql';

/** Says from which day the licence has fewer seats, and that this is part of the decision about its renewal. */
export function FewerSeats({ license, quantity }: { license: FewerSeats_license$key; quantity: number }) {
  const { quantity: current, orderedSeats, validUntil, noticeDeadline } = useRenewal(license);
  return (
    <Banner tone="blue" role="status">
      Fra fornyelsen den {formatDate(addDays(validUntil, 1))} har I {formatLicenseCount(quantity)}. Indtil da beholder I
      alle {formatCount(current)}. {orderedSeatsText(quantity, orderedSeats)}Antallet besluttes med fornyelsen, hvor du
      ser prisen. Det kan fortrydes til og med den {formatDate(noticeDeadline)}, {licenseTerms.noticeDays} dage før
      udløbet.
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

const licenseFragment = graphql`
  fragment FewerSeats_license on License {
    quantity
    orderedSeats
    validUntil
    noticeDeadline
  }
`;

const useRenewal = (license: FewerSeats_license$key) => useFragment(licenseFragment, license);
