import { Server } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import { AgentSection } from './AgentSection.tsx';
import { InstallationFigures } from './InstallationFigures.tsx';
import { ReadAgainButton } from './ReadAgainButton.tsx';
import { SeatAdviceCard } from './SeatAdviceCard.tsx';
import { SeatHistoryChart } from './SeatHistoryChart.tsx';
import styles from './Seats.module.css';
import { useSeatChanges } from './useSeatChanges.ts';
import type { InstallationSeatsScreen_installation$key } from './__generated__/InstallationSeatsScreen_installation.graphql.ts';
import type { InstallationSeatsScreenQuery } from './__generated__/InstallationSeatsScreenQuery.graphql.ts';

export const installationSeatsQuery = graphql`
  query InstallationSeatsScreenQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Installation {
        ...InstallationSeatsScreen_installation @alias(as: "installation")
      }
    }
  }
`;

const TITLE = 'Licenser i brug';
const back = { to: '/licenses', label: 'Licenser' };

interface InstallationSeatsScreenProps {
  queryRef: PreloadedQuery<InstallationSeatsScreenQuery>;
}

export const InstallationSeatsScreen = ({ queryRef }: InstallationSeatsScreenProps) => (
  <ScreenBoundary title="Kunne ikke hente licenser i brug" resetKey={queryRef}>
    <Suspense
      fallback={
        <Page title={TITLE} back={back}>
          <Spinner />
        </Page>
      }
    >
      <InstallationSeats queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
);

function InstallationSeats({ queryRef }: InstallationSeatsScreenProps) {
  const { node } = usePreloadedQuery<InstallationSeatsScreenQuery>(installationSeatsQuery, queryRef);
  return node?.installation ? (
    <SeatsOfInstallation installation={node.installation} />
  ) : (
    <Page title={TITLE} back={back}>
      <Card flush>
        <EmptyState
          icon={<Server />}
          title="Installationen findes ikke"
          text="Måske er den slettet."
          action={<ButtonLink to="/licenses">Gå til licenser</ButtonLink>}
        />
      </Card>
    </Page>
  );
}

function SeatsOfInstallation({ installation: key }: { installation: InstallationSeatsScreen_installation$key }) {
  const installation = useFragment(
    graphql`
      fragment InstallationSeatsScreen_installation on Installation {
        subdomain
        licenseType
        seats {
          ...InstallationFigures_seats
          ...ReadAgainButton_seats
        }
        seatAdvice {
          kind
        }
        seatHistory {
          day
        }
        ...SeatHistoryChart_installation
        ...SeatAdviceCard_installation
        ...AgentSection_installation
      }
    `,
    key,
  );
  useSeatChanges();
  const { subdomain, licenseType, seats, seatAdvice, seatHistory } = installation;
  const hasHistory = seatHistory.length > 0;
  return (
    <Page
      title={`${TITLE}, ${subdomain}`}
      heading={subdomain}
      text={labelOf(Plan, licenseType)}
      back={back}
      actions={<ReadAgainButton seats={seats} />}
    >
      <InstallationFigures seats={seats} />
      {(seatAdvice || hasHistory) && (
        <div className={classes(styles.split, !(seatAdvice && hasHistory) && styles.single)}>
          <SeatHistoryChart installation={installation} />
          <SeatAdviceCard installation={installation} />
        </div>
      )}
      <AgentSection installation={installation} />
    </Page>
  );
}
