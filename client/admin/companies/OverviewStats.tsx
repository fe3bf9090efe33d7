import { ClipboardCheck, Clock, KeyRound, Ticket, Users, Wallet } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/dates.ts';
import { formatExact } from '../../../domain/money.ts';
import { hoursNumber, hoursWord } from '../../clipCards/clipCardText.ts';
import { Stat } from '../../ui/Card.tsx';
import { PunchBar } from '../../ui/Meters.tsx';
import own from './Companies.module.css';
import type { OverviewStats_customer$key } from './__generated__/OverviewStats_customer.graphql.ts';

/** How a company stands, in six figures. */
export function OverviewStats({ customer }: { customer: OverviewStats_customer$key }) {
  const { userCount, departmentCount, licenseSummary, clipCards, taskBoard, departments } = useFragment(
    graphql`
      fragment OverviewStats_customer on Customer {
        userCount
        departmentCount
        licenseSummary { active total nextRenewal awaitingRequests }
        clipCards(first: 100) { edges { node { status hours hoursUsed hoursLeft } } }
        taskBoard { isLinked awaiting }
        departments(first: 100) { edges { node { balance nextPayment { createdAt } } } }
      }
    `,
    customer,
  );
  const cards = clipCards.edges.map(({ node }) => node).filter(({ status }) => status === 'ACTIVE');
  const hours = sum(cards.map((card) => card.hours));
  const left = sum(cards.map((card) => card.hoursLeft));
  const due = departments.edges.flatMap(({ node }) => node.nextPayment?.createdAt ?? []).toSorted();
  return (
    <section className={own.stats} aria-label="Nøgletal">
      <Stat label="Brugere" icon={<Users aria-hidden />} value={written(userCount)} note={`${written(departmentCount)} ${departmentCount === 1 ? 'afdeling' : 'afdelinger'}`} />
      <Stat
        label="Aktive licenser" icon={<KeyRound aria-hidden />} value={<>{written(licenseSummary.active)} <small>af {written(licenseSummary.total)}</small></>}
        note={licenseSummary.nextRenewal ? `Næste fornyelse ${formatDate(licenseSummary.nextRenewal)}` : 'Ingen fornyelser på vej'}
      />
      <Stat label="Afventende anmodninger" icon={<Clock aria-hidden />} value={written(licenseSummary.awaitingRequests)} note="Licenser, der er bestilt" />
      <Stat
        label="Klippekorttimer" icon={<Ticket aria-hidden />} value={<>{hoursNumber(left)} <small>{hoursWord(left)}</small></>}
        note={cards.length ? `tilbage af ${written(hours)}` : 'Ingen aktive klippekort'}
      >
        {hours > 0 && <PunchBar hours={hours} used={sum(cards.map((card) => card.hoursUsed))} />}
      </Stat>
      <Stat
        label="Opgaver til godkendelse" icon={<ClipboardCheck aria-hidden />} value={written(taskBoard.awaiting)}
        note={taskBoard.isLinked ? 'Venter på kunden' : 'Ingen ClickUp mappe valgt'}
      />
      <Stat
        label="Saldo" icon={<Wallet aria-hidden />} value={<span className={own.amount}>{formatExact(sum(departments.edges.map(({ node }) => node.balance)))}</span>}
        note={due[0] ? `Ældste ubetalte fra ${formatDate(due[0])}` : 'Intet ubetalt'}
      />
    </section>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const written = (count: number) => count.toLocaleString('da-DK');
