import { ReceiptText } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { graphql, readInlineData, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { InvoiceStatusBadge } from '../../parts/invoices/InvoiceStatusBadge.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { useListBack } from '../../parts/lists/useListBack.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './AdminInvoices.module.css';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceBooking } from './InvoiceBooking.tsx';
import { InvoiceCredits } from './InvoiceCredits.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceMails } from './InvoiceMails.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceReminders } from './InvoiceReminders.tsx';
import type {
  AdminInvoiceScreen_invoice$data,
  AdminInvoiceScreen_invoice$key,
} from '#relay/AdminInvoiceScreen_invoice.graphql';
import type { AdminInvoiceScreenQuery } from '#relay/AdminInvoiceScreenQuery.graphql';
import type { AdminInvoiceScreenSubscription } from '#relay/AdminInvoiceScreenSubscription.graphql';

export const adminInvoiceQuery = graphql`
  query AdminInvoiceScreenQuery($id: ID!) @preloadable {
    admin {
      invoice(id: $id) {
        ...AdminInvoiceScreen_invoice
      }
    }
  }
`;

const subscription = graphql`
  subscription AdminInvoiceScreenSubscription($customerId: ID!) {
    adminInvoiceChanged(customerId: $customerId) {
      ...AdminInvoiceScreen_invoice
    }
  }
`;

interface AdminInvoiceScreenProps {
  queryRef: PreloadedQuery<AdminInvoiceScreenQuery>;
}

/** One invoice or credit note, for admins. */
export const AdminInvoiceScreen = ({ queryRef }: AdminInvoiceScreenProps) => (
  <PageBoundary title="Kunne ikke hente fakturaen" resetKey={queryRef}>
    <Suspense fallback={<Spinner />}>
      <LoadedInvoice queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

const backLink = { to: '/admin/invoices', label: 'Fakturaer' };

function LoadedInvoice({ queryRef }: AdminInvoiceScreenProps) {
  const { admin } = usePreloadedQuery<AdminInvoiceScreenQuery>(adminInvoiceQuery, queryRef);
  return admin.invoice ? <ShownInvoice invoice={readScreenInvoice(admin.invoice)} /> : <UnknownInvoice />;
}

function ShownInvoice({ invoice }: { invoice: AdminInvoiceScreen_invoice$data }) {
  const customerId = invoice.customer.id;
  useSubscription<AdminInvoiceScreenSubscription>(
    useMemo(() => ({ subscription, variables: { customerId } }), [customerId]),
  );
  return (
    <Page
      title={invoiceName(invoice)}
      text={<InvoiceStatusBadge invoice={invoice} />}
      back={useListBack(backLink)}
      wide
      actions={<InvoiceActions invoice={invoice} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <InvoiceLines invoice={invoice} />
          <InvoicePayments invoice={invoice} />
        </div>
        <div className={styles.column}>
          <InvoiceBooking invoice={invoice} />
          <InvoiceFacts invoice={invoice} />
          <InvoiceCredits invoice={invoice} />
          <InvoiceReminders invoice={invoice} />
          <InvoiceMails invoice={invoice} />
        </div>
      </div>
    </Page>
  );
}

const UnknownInvoice = () => (
  <Page title="Faktura ikke fundet" back={useListBack(backLink)}>
    <Card>
      <EmptyState
        icon={<ReceiptText />}
        title="Faktura ikke fundet"
        text="Den findes ikke, eller adressen er skrevet forkert."
      />
    </Card>
  </Page>
);

const invoiceFragment = graphql`
  fragment AdminInvoiceScreen_invoice on Invoice @inline {
    kind
    numberText
    status
    daysOverdue
    gross
    open
    customer {
      id
    }
    ...InvoiceActions_invoice
    ...InvoiceLines_invoice
    ...InvoicePayments_invoice
    ...InvoiceFacts_invoice
    ...InvoiceBooking_invoice
    ...InvoiceCredits_invoice
    ...InvoiceReminders_invoice
    ...InvoiceMails_invoice
  }
`;

/** Reads the fields of an invoice that both the query and the subscription fetch. */
const readScreenInvoice = (invoice: AdminInvoiceScreen_invoice$key) => readInlineData(invoiceFragment, invoice);
