import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { SeatFigures } from '../seats/SeatFigures.tsx';
import { InvoiceCharts } from './InvoiceCharts.tsx';
import type { OverviewChartsQuery } from '#relay/OverviewChartsQuery.graphql';

export const overviewChartsQuery = graphql`
  query OverviewChartsQuery @preloadable {
    admin {
      ...SeatFigures_admin
      ...InvoiceCharts_admin
    }
  }
`;

/** The charts of invoicing and the figures about seats on the overview of admins. */
export function OverviewCharts({ queryRef }: { queryRef: PreloadedQuery<OverviewChartsQuery> }) {
  const { admin } = usePreloadedQuery<OverviewChartsQuery>(overviewChartsQuery, queryRef);
  return (
    <>
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
      <Section
        title="Alle virksomheders licenser"
        action={
          <ButtonLink size="small" to="/admin/seats">
            Se licenser i brug
          </ButtonLink>
        }
      >
        <SeatFigures admin={admin} />
      </Section>
    </>
  );
}
