import { Server } from 'lucide-react';
import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { ServiceNoticeBanners } from '../../parts/serviceStatus/ServiceNoticeBanners.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton, SkeletonLine } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { StatsSkeleton } from '../../ui/StatsSkeleton.tsx';
import { ChangeSeatsButton } from '../licenses/ChangeSeatsButton.tsx';
import { AgentSection } from './AgentSection.tsx';
import { InstallationFigures } from './InstallationFigures.tsx';
import { ReadAgainButton } from './ReadAgainButton.tsx';
import { SeatAdviceCard } from './SeatAdviceCard.tsx';
import { SeatHistoryChart } from './SeatHistoryChart.tsx';
import styles from './Seats.module.css';
import { useSeatChanges } from './useSeatChanges.ts';
import type { InstallationSeatsScreen_installation$key } from '#relay/InstallationSeatsScreen_installation.graphql';
import type { InstallationSeatsScreenQuery } from '#relay/InstallationSeatsScreenQuery.graphql';

export const installationSeatsQuery = graphql`
  query InstallationSeatsScreenQuery($id: ID!) @preloadable {
    viewer {
      serviceNotices {
        ...ServiceNoticeBanners_notices
      }
    }
    node(id: $id) {
      ... on Installation {
        ...InstallationSeatsScreen_installation @alias(as: "installation")
      }
    }
  }
`;

const TITLE = 'Licenser i brug';
const back = { to: '/licenses', label: 'Licenser' };

export const InstallationSeatsScreen = ({ queryRef }: ScreenProps<InstallationSeatsScreenQuery>) => (
  <QueryBoundary<InstallationSeatsScreenQuery>
    query={installationSeatsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente licenser i brug"
    fallback={<InstallationSeatsSkeleton />}
    isPage
  >
    {({ node, viewer }) =>
      node?.installation ? (
        <SeatsOfInstallation installation={node.installation} notices={viewer.serviceNotices} />
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
      )
    }
  </QueryBoundary>
);

interface SeatsOfInstallationProps {
  installation: InstallationSeatsScreen_installation$key;
  notices: ComponentProps<typeof ServiceNoticeBanners>['notices'];
}

const installationFragment = graphql`
  fragment InstallationSeatsScreen_installation on Installation {
    id
    subdomain
    licenseType
    department {
      name
    }
    activeLicense {
      validUntil
      ...ChangeSeatsButton_license
    }
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
`;

function SeatsOfInstallation({ installation: key, notices }: SeatsOfInstallationProps) {
  const installation = useFragment(installationFragment, key);
  useSeatChanges();
  const { id, subdomain, licenseType, department, activeLicense, seats, seatAdvice, seatHistory } = installation;
  const hasHistory = seatHistory.length > 0;
  return (
    <Page
      title={`${TITLE}, ${subdomain}`}
      heading={subdomain}
      text={[
        labelOf(Plan, licenseType),
        department.name,
        activeLicense && `gyldig til ${formatDate(activeLicense.validUntil)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      back={back}
      actions={
        <>
          <ReadAgainButton seats={seats} />
          {activeLicense && <ChangeSeatsButton license={activeLicense} requestConnectionId={null} />}
        </>
      }
    >
      <ServiceNoticeBanners notices={notices} concerns={(installationIds) => installationIds.includes(id)} />
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

const InstallationSeatsSkeleton = () => (
  <Page title={TITLE} heading={<SkeletonLine width={240} />} text={<SkeletonLine width={200} />} back={back}>
    <div className={styles.figures} role="status" aria-label="Indlæser …">
      <StatsSkeleton />
    </div>
    <div className={classes(styles.split, styles.single)}>
      <Card>
        <Skeleton height={240} />
      </Card>
    </div>
  </Page>
);
