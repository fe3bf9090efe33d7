import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Spinner } from '../ui/Meters.tsx';
import { Page, useDocumentTitle } from '../ui/Page.tsx';
import { WizardPage } from '../ui/wizard/Wizard.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PURCHASE_TITLE } from './purchaseSteps.ts';
import { PurchaseWizard } from './PurchaseWizard.tsx';
import type { PurchaseScreenQuery } from './__generated__/PurchaseScreenQuery.graphql.ts';

/** What can be ordered, or the agreement in the address that has been. */
export const purchaseQuery = graphql`
  query PurchaseScreenQuery($agreementId: ID!, $isOrdered: Boolean!) @preloadable {
    viewer @skip(if: $isOrdered) {
      customer { ...PurchaseWizard_customer }
    }
    ordered: node(id: $agreementId) @include(if: $isOrdered) { ...PurchaseDone_agreement @alias(as: "agreement") }
  }
`;

interface PurchaseScreenProps {
  queryRef: PreloadedQuery<PurchaseScreenQuery>;
}

export function PurchaseScreen({ queryRef }: PurchaseScreenProps) {
  useDocumentTitle(PURCHASE_TITLE);
  return (
    <ScreenBoundary title="Kunne ikke hente afdelinger">
      <Suspense fallback={<Spinner />}><Purchase queryRef={queryRef} /></Suspense>
    </ScreenBoundary>
  );
}

function Purchase({ queryRef }: PurchaseScreenProps) {
  const { viewer, ordered } = usePreloadedQuery<PurchaseScreenQuery>(purchaseQuery, queryRef);
  if (!viewer) return <WizardPage><PurchaseDone agreement={ordered?.agreement ?? null} /></WizardPage>;
  if (!viewer.customer) return <Page title={PURCHASE_TITLE}><NoCompany /></Page>;
  return <PurchaseWizard customer={viewer.customer} />;
}
