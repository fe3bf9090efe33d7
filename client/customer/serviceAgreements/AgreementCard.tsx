import { Clock } from 'lucide-react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { GoodsStatus } from '../../parts/goods/GoodsStatus.tsx';
import { PausedNote } from '../../parts/goods/PausedNote.tsx';
import { Tag } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { AgreementDialog } from './agreementDialogs.ts';
import { AgreementRenewal } from './AgreementRenewal.tsx';
import { priceCalculation, perPeriod, soldPriceText } from './agreementText.ts';
import styles from './ServiceAgreements.module.css';
import type { AgreementCard_agreement$key } from '#relay/AgreementCard_agreement.graphql';
import agreementQuery, { type AgreementDialogQuery } from '#relay/AgreementDialogQuery.graphql';

const agreementFragment = graphql`
  fragment AgreementCard_agreement on ServiceAgreement {
    id
    status
    pausedAt
    startDate
    endDate
    duration
    paymentInterval
    licenseCount
    licensePrice
    yearlyDiscountPercent
    workMinutes
    department {
      name
      contactPerson
    }
    ...AgreementRenewal_agreement
  }
`;

export function AgreementCard({ agreement: key }: { agreement: AgreementCard_agreement$key }) {
  const agreement = useFragment(agreementFragment, key);
  const {
    id,
    status,
    pausedAt,
    startDate,
    endDate,
    duration,
    paymentInterval,
    licenseCount,
    licensePrice,
    workMinutes,
    department,
  } = agreement;
  const [details, loadDetails, closeDetails] = useQueryLoader<AgreementDialogQuery>(agreementQuery);
  const facts = [
    { term: 'Kontaktperson', value: department.contactPerson },
    { term: 'Varighed', value: formatMonthCount(duration) },
    { term: 'Start', value: <time dateTime={startDate}>{formatDate(startDate)}</time> },
    { term: 'Slut', value: <time dateTime={endDate}>{formatDate(endDate)}</time> },
  ];
  return (
    <Card>
      <article className={styles.agreement} aria-label={`Serviceaftale for ${department.name}`}>
        <header className={styles.head}>
          <h2>{department.name}</h2>
          <GoodsStatus words={ServiceAgreementStatus} status={status} pausedAt={pausedAt} />
        </header>
        {pausedAt && <PausedNote />}
        <div>
          <p className={styles.price}>
            {soldPriceText(agreement)} <small>{perPeriod(paymentInterval)}</small>
          </p>
          <p className={styles.calculation}>{priceCalculation(licenseCount, licensePrice)} ved bestillingen</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <AgreementRenewal agreement={agreement} />
        <footer className={styles.foot}>
          <Tag>
            <Clock aria-hidden /> {workMinutes ? `${formatWorkedTime(workMinutes)} brugt` : 'Intet arbejde endnu'}
          </Tag>
          <Button
            size="small"
            onPress={() => loadDetails({ id }, { fetchPolicy: 'store-and-network' })}
            aria-label={`Se detaljer om serviceaftalen for ${department.name}`}
          >
            Se detaljer
          </Button>
        </footer>
      </article>
      {details && <AgreementDialog queryRef={details} departmentName={department.name} onClose={closeDetails} />}
    </Card>
  );
}
