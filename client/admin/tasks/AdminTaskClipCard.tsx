import { graphql, useFragment } from 'react-relay';
import { formatDecimal, formatHourCount } from '../../../domain/basics/formatCount.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import listStyles from '../../parts/lists/cells.module.css';
import { FactList } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { companyPath } from '../companies/companyText.ts';
import styles from './AdminTasks.module.css';
import type { AdminTaskClipCard_card$key } from '#relay/AdminTaskClipCard_card.graphql';

const cardFragment = graphql`
  fragment AdminTaskClipCard_card on ClipCard {
    id
    status
    hours
    hoursLeft
    hoursOver
    isLow
    department {
      customer {
        id
      }
    }
  }
`;

/** The clip card that pays for a task: what is left on it, with a link to the company's clip cards. */
export function AdminTaskClipCard({ card }: { card: AdminTaskClipCard_card$key }) {
  const { id, status, hours, hoursLeft, hoursOver, isLow, department } = useFragment(cardFragment, card);
  const { sell } = useAreas();
  const name = `Klippekort ${shortId(id)}`;
  return (
    <section aria-labelledby="clip-card">
      <h2 id="clip-card" className={styles.heading}>
        Klippekort
      </h2>
      <FactList
        facts={[
          {
            term: 'Kort',
            value: (
              <span className={listStyles.wrappingRow}>
                {sell ? <Link to={companyPath(department.customer.id, 'klippekort')}>{name}</Link> : name}
                <StatusBadge words={ClipCardStatus} status={status} />
              </span>
            ),
          },
          {
            term: 'Tilbage',
            value: (
              <span className={isLow ? styles.low : undefined}>
                {formatHourCount(hoursLeft)} af {formatDecimal(hours)}
              </span>
            ),
          },
          ...(hoursOver > 0 ? [{ term: 'Brugt ud over kortet', value: formatHourCount(hoursOver) }] : []),
        ]}
      />
    </section>
  );
}
