import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { SeatFigures } from '../seats/SeatFigures.tsx';
import { InvoiceCharts } from './InvoiceCharts.tsx';
import type { OverviewChartsQuery } from '#relay/OverviewChartsQuery.graphql';

export const overviewChartsQuery = graphql`
  query OverviewChartsQuery($support: Boolean!, $keepBooks: Boolean!) @preloadable {
    admin {
      ...SeatFigures_admin @include(if: $support) @alias(as: "seats")
      ...InvoiceCharts_admin @include(if: $keepBooks) @alias(as: "invoices")
    }
  }
`;

/** The charts of invoicing and the figures about seats, as far as they belong to the areas of the viewer. */
export function OverviewCharts({ queryRef }: { queryRef: PreloadedQuery<OverviewChartsQuery> }) {
  const {
    admin: { invoices, seats },
  } = usePreloadedQuery<OverviewChartsQuery>(overviewChartsQuery, queryRef);
  return (
    <>
      {invoices && (
        <Section
          title="Alle virksomheders omsætning"
          action={
            <ButtonLink size="small" to="/admin/invoices">
              Se fakturaer
            </ButtonLink>
          }
        >
          <InvoiceCharts admin={invoices} isCompact />
        </Section>
      )}
      {seats && (
        <Section
          title="Alle virksomheders licenser"
          action={
            <ButtonLink size="small" to="/admin/seats">
              Se licenser i brug
            </ButtonLink>
          }
        >
          <SeatFigures admin={seats} />
        </Section>
      )}
    </>
  );
}
