import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { termsPath } from '../../../domain/sales/termsVersions.ts';
import { GoodsStatus } from '../../parts/goods/GoodsStatus.tsx';
import { FactList } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { AgreementFiles } from './AgreementFiles.tsx';
import { priceCalculation, perPeriod, soldPriceText } from './agreementText.ts';
import { AgreementWorkLog } from './AgreementWorkLog.tsx';
import styles from './ServiceAgreements.module.css';
import type { AgreementDetails_agreement$key } from '#relay/AgreementDetails_agreement.graphql';

const agreementFragment = graphql`
  fragment AgreementDetails_agreement on ServiceAgreement {
    status
    startDate
    pausedAt
    endDate
    duration
    paymentInterval
    licenseCount
    licensePrice
    yearlyDiscountPercent
    createdAt
    user {
      name
    }
    termsAcceptance {
      termsVersion
      acceptedBy
      acceptedAt
    }
    ...AgreementFiles_agreement
    ...AgreementWorkLog_agreement
  }
`;

export function AgreementDetails({ agreement: key }: { agreement: AgreementDetails_agreement$key }) {
  const agreement = useFragment(agreementFragment, key);
  const {
    status,
    pausedAt,
    startDate,
    endDate,
    duration,
    paymentInterval,
    licenseCount,
    licensePrice,
    createdAt,
    user,
    termsAcceptance,
  } = agreement;
  return (
    <div className={styles.details}>
      <FactList
        facts={[
          { term: 'Status', value: <GoodsStatus words={ServiceAgreementStatus} status={status} pausedAt={pausedAt} /> },
          { term: 'Bestilt', value: user ? `${formatDate(createdAt)} af ${user.name}` : formatDate(createdAt) },
          {
            term: 'Periode',
            value: `${formatDate(startDate)} til og med ${formatDate(endDate)} (${formatMonthCount(duration)})`,
          },
          {
            term: 'Pris ved bestilling',
            value: (
              <>
                {soldPriceText(agreement)} {perPeriod(paymentInterval)}
                <span className={styles.line}>{priceCalculation(licenseCount, licensePrice)}</span>
              </>
            ),
          },
          ...(termsAcceptance
            ? [{ term: 'Betingelser', value: <AcceptedVersion acceptance={termsAcceptance} /> }]
            : []),
        ]}
      />
      <AgreementFiles agreement={agreement} />
      <AgreementWorkLog agreement={agreement} />
    </div>
  );
}

interface AcceptedVersionProps {
  acceptance: { readonly termsVersion: string; readonly acceptedBy: string; readonly acceptedAt: string };
}

/** The version of the terms that holds for the agreement, and who accepted it. */
const AcceptedVersion = ({ acceptance: { termsVersion, acceptedBy, acceptedAt } }: AcceptedVersionProps) => (
  <>
    <Link to={termsPath('SERVICE_AGREEMENT', termsVersion)} newTab>
      Version {formatDate(termsVersion)}
    </Link>
    <span className={styles.line}>
      Accepteret af {acceptedBy}, {formatDate(acceptedAt)}
    </span>
  </>
);
