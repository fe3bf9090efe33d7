import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import { ApprovalRule } from './ApprovalRule.tsx';
import type { ApprovalsScreenQuery } from '#relay/ApprovalsScreenQuery.graphql';

export const approvalsQuery = graphql`
  query ApprovalsScreenQuery @preloadable {
    viewer {
      viewerCanApprovePurchases
      customer {
        ...ApprovalList_customer
        ...ApprovalRule_customer
      }
    }
  }
`;

const pageHead = { title: 'Godkendelser', text: 'Bestillinger, som en kontoadministrator hos jer skal godkende.' };

interface ApprovalsScreenProps {
  queryRef: PreloadedQuery<ApprovalsScreenQuery>;
}

export const ApprovalsScreen = ({ queryRef }: ApprovalsScreenProps) => (
  <Page {...pageHead}>
    <ScreenBoundary title="Kunne ikke hente godkendelser">
      <Suspense fallback={<Spinner />}>
        <Approvals queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Approvals({ queryRef }: ApprovalsScreenProps) {
  const {
    viewer: { viewerCanApprovePurchases, customer },
  } = usePreloadedQuery<ApprovalsScreenQuery>(approvalsQuery, queryRef);
  if (!customer) return <NoCompany />;
  return (
    <>
      <ApprovalList customer={customer} />
      <ApprovalRule customer={customer} canChange={viewerCanApprovePurchases} />
    </>
  );
}
