import { ClipboardCheck, Clock, KeyRound, Ticket, Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural, formatCount } from '../../../domain/basics/formatCount.ts';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
import { useAreas, WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { Stat } from '../../ui/Card.tsx';
import { PunchBar } from '../../ui/Meters.tsx';
import { BalanceStat } from './BalanceStat.tsx';
import styles from './Companies.module.css';
import type { OverviewStats_customer$key } from '#relay/OverviewStats_customer.graphql';

const customerFragment = graphql`
  fragment OverviewStats_customer on Customer {
    userCount
    departmentCount
    licenseSummary {
      active
      pending
      expired
      nextRenewal
      awaitingRequests
    }
    clipCardHours {
      cards
      hours
      hoursLeft
    }
    taskBoard {
      isLinked
      awaiting
    }
    ...BalanceStat_customer
  }
`;

/** The figures about a company that belong to the areas of the viewer. */
export function OverviewStats({ customer }: { customer: OverviewStats_customer$key }) {
  const { userCount, departmentCount, licenseSummary, clipCardHours, taskBoard, ...balanceRef } = useFragment(
    customerFragment,
    customer,
  );
  const { cards, hours, hoursLeft } = clipCardHours;
  const { sell, support } = useAreas();
  // Support sees whether a company has a right to support.
  const seesSales = sell || support;
  return (
    <section className={styles.stats} aria-label="Nøgletal">
      <Stat
        label="Brugere"
        icon={<Users aria-hidden />}
        value={formatCount(userCount)}
        note={formatPlural(departmentCount, 'afdeling', 'afdelinger')}
      />
      {seesSales && (
        <Stat
          label="Aktive licenser"
          icon={<KeyRound aria-hidden />}
          value={formatCount(licenseSummary.active)}
          note={
            licenseSummary.nextRenewal
              ? `Næste fornyelse ${formatDate(licenseSummary.nextRenewal)}`
              : 'Ingen fornyelser på vej'
          }
        >
          <OtherLicenses {...licenseSummary} />
        </Stat>
      )}
      {sell && (
        <Stat
          label="Afventende anmodninger"
          icon={<Clock aria-hidden />}
          value={formatCount(licenseSummary.awaitingRequests)}
          note="Licenser, der er bestilt"
        />
      )}
      {seesSales && (
        <Stat
          label="Klippekorttimer"
          icon={<Ticket aria-hidden />}
          value={
            <>
              {hoursNumber(hoursLeft)} <small>{hoursWord(hoursLeft)}</small>
            </>
          }
          note={cards > 0 ? `tilbage af ${formatCount(hours)}` : 'Ingen aktive klippekort'}
        >
          {hours > 0 && <PunchBar hours={hours} used={hours - hoursLeft} />}
        </Stat>
      )}
      <WithinArea area="support">
        <Stat
          label="Opgaver til godkendelse"
          icon={<ClipboardCheck aria-hidden />}
          value={formatCount(taskBoard.awaiting)}
          note={taskBoard.isLinked ? 'Venter på kunden' : 'Ingen ClickUp mappe valgt'}
        />
      </WithinArea>
      <WithinArea area="keepBooks">
        <BalanceStat customer={balanceRef} />
      </WithinArea>
    </section>
  );
}

/** The numbers of pending and expired licences, which are not part of the number of active licences. */
function OtherLicenses({ pending, expired }: { pending: number; expired: number }) {
  const others = [
    ...(pending ? [formatPlural(pending, 'afventende', 'afventende')] : []),
    ...(expired ? [formatPlural(expired, 'udløbet', 'udløbne')] : []),
  ];
  return others.length ? <span className={styles.otherLicenses}>{others.join(' · ')}</span> : null;
}
