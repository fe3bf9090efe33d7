import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { InvoiceCharts } from './InvoiceCharts.tsx';
import type { OverviewChartsQuery } from './__generated__/OverviewChartsQuery.graphql.ts';

export const overviewChartsQuery = graphql`
  query OverviewChartsQuery @preloadable {
    admin {
      ...InvoiceCharts_admin
    }
  }
`;

/** The charts of invoicing on the overview of admins. */
export function OverviewCharts({ queryRef }: { queryRef: PreloadedQuery<OverviewChartsQuery> }) {
  const { admin } = usePreloadedQuery<OverviewChartsQuery>(overviewChartsQuery, queryRef);
  return (
    <Section
      title="Alle virksomheders omsætning"
      action={
        <ButtonLink size="small" to="/admin/invoices">
          Se fakturaer
        </ButtonLink>
      }
    >
      <InvoiceCharts admin={admin} isCompact />
    </Section>
  );
}
