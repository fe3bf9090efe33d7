import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { CommentRuleForm } from './CommentRuleForm.tsx';
import type { CommentRuleScreenQuery } from '#relay/CommentRuleScreenQuery.graphql';

export const commentRuleQuery = graphql`
  query CommentRuleScreenQuery @preloadable {
    admin {
      taskCommentRule {
        ...CommentRuleForm_rule
      }
      clickUpMembers {
        id
        name
      }
    }
  }
`;

interface CommentRuleScreenProps {
  queryRef: PreloadedQuery<CommentRuleScreenQuery>;
}

/** Admins choose which comments at ClickUp customers read. */
export const CommentRuleScreen = ({ queryRef }: CommentRuleScreenProps) => (
  <Page
    title="Kommentarer til kunder"
    text="Vælg, hvilke kommentarer i ClickUp kunden skal se på sin opgave. Alle andre bliver i ClickUp."
  >
    <ScreenBoundary title="Kunne ikke hente reglen" resetKey={queryRef}>
      <Suspense fallback={<Skeleton height={240} />}>
        <Rule queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Rule({ queryRef }: CommentRuleScreenProps) {
  const { admin } = usePreloadedQuery<CommentRuleScreenQuery>(commentRuleQuery, queryRef);
  return (
    <Card>
      <CommentRuleForm rule={admin.taskCommentRule} members={admin.clickUpMembers} />
    </Card>
  );
}
