import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Navigate } from 'react-router';
import { RoleNotice, usePermissions } from '../../app/shell/permissions.tsx';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page, useDocumentTitle } from '../../ui/Page.tsx';
import { WizardPage } from '../../ui/wizard/Wizard.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PURCHASE_TITLE } from './purchaseSteps.ts';
import { PurchaseWizard } from './PurchaseWizard.tsx';
import type { PurchaseScreenQuery } from '#relay/PurchaseScreenQuery.graphql';

/** Loads the choices for a new order, or the agreement that the address names if the company has just ordered it. */
export const purchaseQuery = graphql`
  query PurchaseScreenQuery($agreementId: ID!, $isOrdered: Boolean!) @preloadable {
    viewer {
      customer {
        ...PurchaseWizard_customer @skip(if: $isOrdered) @alias(as: "choices")
        ...CompanyPrices_customer @skip(if: $isOrdered) @alias(as: "prices")
        justOrderedAgreement(id: $agreementId) @include(if: $isOrdered) {
          ...PurchaseDone_agreement
        }
      }
    }
  }
`;

interface PurchaseScreenProps {
  queryRef: PreloadedQuery<PurchaseScreenQuery>;
}

export function PurchaseScreen({ queryRef }: PurchaseScreenProps) {
  useDocumentTitle(PURCHASE_TITLE);
  return (
    <ScreenBoundary title="Kunne ikke hente afdelinger">
      <Suspense fallback={<Spinner />}>
        <Purchase queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Purchase({ queryRef }: PurchaseScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<PurchaseScreenQuery>(purchaseQuery, queryRef);
  const { canBuy } = usePermissions();
  if (!customer)
    return (
      <Page title={PURCHASE_TITLE}>
        <NoCompany />
      </Page>
    );
  if (customer.justOrderedAgreement)
    return (
      <WizardPage>
        <PurchaseDone agreement={customer.justOrderedAgreement} />
      </WizardPage>
    );
  if (!canBuy)
    return (
      <Page title={PURCHASE_TITLE}>
        <RoleNotice to="canBuy">
          Din rolle kan ikke bestille. Bed en indkøber eller en kontoadministrator hos jer om det.
        </RoleNotice>
      </Page>
    );
  if (customer.choices && customer.prices)
    return (
      <CompanyPrices customer={customer.prices}>
        <PurchaseWizard customer={customer.choices} />
      </CompanyPrices>
    );
  // The address names an agreement that the company has not just ordered, so the wizard for a new order is shown.
  return <Navigate to="/service-agreement/purchase" replace />;
}
