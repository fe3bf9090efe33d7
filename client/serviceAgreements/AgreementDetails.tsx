import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../domain/dates.ts';
import { formatMonthCount } from '../../domain/formatCount.ts';
import { ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { FactList } from '../ui/Card.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { priceCalculation, perPeriod, soldPriceText } from './agreementText.ts';
import { AgreementWorkLog } from './AgreementWorkLog.tsx';
import styles from './ServiceAgreements.module.css';
import type { AgreementDetails_agreement$key } from './__generated__/AgreementDetails_agreement.graphql.ts';

export function AgreementDetails({ agreement: key }: { agreement: AgreementDetails_agreement$key }) {
  const agreement = useFragment(
    graphql`
      fragment AgreementDetails_agreement on ServiceAgreement {
        status
        startDate
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
        ...AgreementWorkLog_agreement
      }
    `,
    key,
  );
  const { status, startDate, endDate, duration, paymentInterval, licenseCount, licensePrice, createdAt, user } =
    agreement;
  return (
    <div className={styles.details}>
      <FactList
        facts={[
          { term: 'Status', value: <StatusBadge words={ServiceAgreementStatus} status={status} /> },
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
        ]}
      />
      <AgreementWorkLog agreement={agreement} />
    </div>
  );
}
