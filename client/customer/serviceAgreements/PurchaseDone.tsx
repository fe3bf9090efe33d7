import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { agreementBenefits, threeYearExtras } from '../../public/terms/agreementBenefits.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { yearsText } from './agreementText.ts';
import { CheckedList } from './CheckedList.tsx';
import styles from './Purchase.module.css';
import type { PurchaseDone_agreement$key } from '#relay/PurchaseDone_agreement.graphql';

const agreementFragment = graphql`
  fragment PurchaseDone_agreement on ServiceAgreement {
    duration
    endDate
    department {
      name
    }
  }
`;

/** Confirms an order and lists the services that come with it. */
export function PurchaseDone({ agreement: key }: { agreement: PurchaseDone_agreement$key }) {
  const agreement = useFragment(agreementFragment, key);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className={styles.done}>
      <span className={styles.doneMark} aria-hidden>
        <CircleCheck />
      </span>
      <h1 ref={headingRef} tabIndex={-1}>
        Serviceaftalen er bestilt!
      </h1>
      <p className={styles.doneText}>
        Aftalen for {agreement.department.name} løber i {yearsText(agreement.duration)}, til og med{' '}
        {formatLongDate(agreement.endDate)}. I får en mail, så snart vi har aktiveret den, og fra da af gælder
        fristerne.
      </p>
      <section aria-labelledby="benefits">
        <h2 id="benefits">Det er med i aftalen</h2>
        <CheckedList items={agreementBenefits} />
      </section>
      {agreement.duration === 36 && (
        <section aria-labelledby="extras">
          <h2 id="extras">Og oven i, fordi den løber i 3 år</h2>
          <CheckedList items={threeYearExtras} />
        </section>
      )}
      <div className={styles.doneActions}>
        <ButtonLink to="/service-agreement" variant="primary">
          Til jeres serviceaftaler
        </ButtonLink>
      </div>
    </article>
  );
}
