import { UserX } from 'lucide-react';
import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../../app/shell/QueryBoundary.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, EmptyState } from '../../../ui/Card.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/Meters.tsx';
import { Page } from '../../../ui/Page.tsx';
import styles from './Rights.module.css';
import { RightsForm } from './RightsForm.tsx';
import type { UserRightsScreenQuery } from '#relay/UserRightsScreenQuery.graphql';

export const userRightsQuery = graphql`
  query UserRightsScreenQuery($id: ID!) @preloadable {
    viewer {
      customer {
        ...RightsForm_customer
      }
    }
    node(id: $id) {
      ... on User {
        ...RightsForm_user @alias(as: "user")
      }
    }
  }
`;

const TITLE = 'Rettigheder';
const back = { to: '/users', label: 'Brugere' };

/** What one user of the company may do and see. */
export const UserRightsScreen = ({ queryRef }: ScreenProps<UserRightsScreenQuery>) => (
  <QueryBoundary<UserRightsScreenQuery>
    query={userRightsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente rettigheder"
    fallback={<RightsSkeleton />}
    isPage
  >
    {({ node, viewer: { customer } }) =>
      node?.user && customer ? (
        <RightsForm user={node.user} customer={customer} />
      ) : (
        <Page title={TITLE} back={back}>
          <Card flush>
            <EmptyState
              icon={<UserX />}
              title="Brugeren findes ikke"
              text="Måske er brugeren deaktiveret."
              action={<ButtonLink to="/users">Gå til brugere</ButtonLink>}
            />
          </Card>
        </Page>
      )
    }
  </QueryBoundary>
);

const RightsSkeleton = () => (
  <Page title={TITLE} heading={<SkeletonLine width={240} />} text={<SkeletonLine width={280} />} back={back}>
    <div className={styles.split} role="status" aria-label="Indlæser …">
      <Card>
        <Skeleton height={420} />
      </Card>
      <Card>
        <Skeleton height={420} />
      </Card>
    </div>
  </Page>
);
