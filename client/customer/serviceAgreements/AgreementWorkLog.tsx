import { Wrench } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './ServiceAgreements.module.css';
import type { AgreementWorkLog_agreement$key } from '#relay/AgreementWorkLog_agreement.graphql';
import type { AgreementWorkLogPaginationQuery } from '#relay/AgreementWorkLogPaginationQuery.graphql';

const agreementFragment = graphql`
  fragment AgreementWorkLog_agreement on ServiceAgreement
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "AgreementWorkLogPaginationQuery") {
    workMinutes
    workLog(first: $count, after: $after) @connection(key: "AgreementWorkLog_workLog") {
      totalCount
      edges {
        node {
          id
          workedOn
          minutes
          description
          loggedBy
        }
      }
    }
  }
`;

/** The work that was logged on an agreement: its total, and who did what when and for how long. */
export function AgreementWorkLog({ agreement }: { agreement: AgreementWorkLog_agreement$key }) {
  const {
    data: { workMinutes, workLog },
    ...pages
  } = usePaginationFragment<AgreementWorkLogPaginationQuery, AgreementWorkLog_agreement$key>(
    agreementFragment,
    agreement,
  );
  const entries = nodesOf(workLog);
  return (
    <section className={styles.log} aria-label="Udført arbejde">
      <header>
        <h3>Udført arbejde</h3>
        {workMinutes > 0 && <span className="num">{formatWorkedTime(workMinutes)} i alt</span>}
      </header>
      {entries.length ? (
        <List>
          {entries.map(({ id, workedOn, minutes, description, loggedBy }) => (
            <ListItem
              key={id}
              icon={
                <Tile grey>
                  <Wrench />
                </Tile>
              }
              title={description}
              text={loggedBy}
              end={
                <>
                  <span className="num">{formatWorkedTime(minutes)}</span>
                  <time dateTime={workedOn}>{formatDate(workedOn)}</time>
                </>
              }
            />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<Wrench />}
          title="Intet arbejde endnu"
          text="Når vi har arbejdet for jer under aftalen, kan I se det her."
        />
      )}
      <MoreInCard
        shown={entries.length}
        total={workLog.totalCount}
        pages={pages}
        failure="Kunne ikke hente udført arbejde"
      />
    </section>
  );
}
