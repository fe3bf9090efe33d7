import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
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

export const ApprovalsScreen = ({ queryRef }: ScreenProps<ApprovalsScreenQuery>) => (
  <Page title="Godkendelser" text="Bestillinger, som en kontoadministrator hos jer skal godkende.">
    <QueryBoundary<ApprovalsScreenQuery>
      query={approvalsQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente godkendelser"
      fallback={<Spinner />}
    >
      {({ viewer: { viewerCanApprovePurchases, customer } }) =>
        customer ? (
          <>
            <ApprovalList customer={customer} />
            <ApprovalRule customer={customer} canChange={viewerCanApprovePurchases} />
          </>
        ) : (
          <NoCompany />
        )
      }
    </QueryBoundary>
  </Page>
);
