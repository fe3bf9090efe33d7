import { BadgeCheck } from 'lucide-react';
import { ConnectionHandler, graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import styles from './Approvals.module.css';
import type { ApprovalList_customer$key } from '#relay/ApprovalList_customer.graphql';
import type { ApprovalListPageQuery } from '#relay/ApprovalListPageQuery.graphql';

const subscription = graphql`
  subscription ApprovalListSubscription($connections: [ID!]!) {
    purchaseApprovalChanged {
      edge @prependEdge(connections: $connections) {
        node {
          id
          ...ApprovalCard_approval
        }
      }
    }
  }
`;

const customerFragment = graphql`
  fragment ApprovalList_customer on Customer
  @refetchable(queryName: "ApprovalListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    purchaseApprovals(first: $count, after: $cursor) @connection(key: "ApprovalList_purchaseApprovals") {
      totalCount
      edges {
        node {
          id
          ...ApprovalCard_approval
        }
      }
    }
  }
`;

/** The company's orders that wait or waited for approval, newest first. A subscription keeps them up to date. */
export function ApprovalList({ customer }: { customer: ApprovalList_customer$key }) {
  const {
    data: { id, purchaseApprovals },
    ...pages
  } = usePaginationFragment<ApprovalListPageQuery, ApprovalList_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(id, 'ApprovalList_purchaseApprovals');
  useLiveUpdates(subscription, connection);
  const approvals = nodesOf(purchaseApprovals);
  if (!approvals.length)
    return (
      <Card flush>
        <EmptyState
          icon={<BadgeCheck />}
          title="Ingen bestillinger at godkende"
          text="Når et køb er over jeres grænse, venter det her, til en kontoadministrator har svaret."
        />
      </Card>
    );
  return (
    <>
      <ul className={styles.cards}>
        {approvals.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard approval={approval} />
          </li>
        ))}
      </ul>
      <MoreCards
        shown={approvals.length}
        total={purchaseApprovals.totalCount}
        pages={pages}
        failure="Kunne ikke hente godkendelser"
      />
    </>
  );
}
