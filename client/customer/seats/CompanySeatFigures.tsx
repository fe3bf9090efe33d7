import { CircleAlert, CircleCheck, Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { PartFailed } from '../../app/shell/PartFailed.tsx';
import { Card, Stat } from '../../ui/Card.tsx';
import styles from '../licenses/Licenses.module.css';
import type { CompanySeatFigures_customer$key } from '#relay/CompanySeatFigures_customer.graphql';

const customerFragment = graphql`
  fragment CompanySeatFigures_customer on Customer {
    seats @catch(to: RESULT) {
      bought
      inUse
      free
      over
      readInstallations
      overInstallations
      freeInstallations
      readAt
    }
  }
`;

/** The seats in use of all installations together. Renders nothing before the first reading. */
export function CompanySeatFigures({ customer }: { customer: CompanySeatFigures_customer$key }) {
  const data = useFragment(customerFragment, customer);
  if (!data.seats.ok)
    return (
      <Card>
        <PartFailed name="Licenser i brug" />
      </Card>
    );
  const seats = data.seats.value;
  if (!seats) return null;
  const { bought, inUse, free, over, readInstallations, overInstallations, freeInstallations, readAt } = seats;
  return (
    <section className={styles.figures} aria-label="Licenser i brug">
      <Stat
        label="I brug"
        icon={<Users aria-hidden />}
        value={formatCount(inUse)}
        note={
          `Af ${formatCount(bought)} på ${installationCount(readInstallations)}, ` +
          `læst ${lowerFirst(formatRecent(readAt))}`
        }
      />
      <Stat
        label="Ledige"
        icon={<CircleCheck aria-hidden />}
        value={formatCount(free)}
        note={free > 0 ? `På ${installationCount(freeInstallations)}` : 'Alle er i brug'}
      />
      <Stat
        label="For mange i brug"
        icon={<CircleAlert aria-hidden />}
        value={formatCount(over)}
        note={over > 0 ? `På ${installationCount(overInstallations)}` : 'I bruger ikke flere, end I har købt'}
      />
    </section>
  );
}

const installationCount = (count: number) => formatPlural(count, 'installation', 'installationer');
