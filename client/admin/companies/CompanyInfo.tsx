import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useSubscription, type PreloadedQuery } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Companies.module.css';
import { CompanyDepartments } from './CompanyDepartments.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyInvoicing } from './CompanyInvoicing.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import { CompanyTerms } from './CompanyTerms.tsx';
import { EditCompanyDialog } from './EditCompanyDialog.tsx';
import type { CompanyInfoQuery } from '#relay/CompanyInfoQuery.graphql';
import type { CompanyInfoSubscription } from '#relay/CompanyInfoSubscription.graphql';

export const companyInfoQuery = graphql`
  query CompanyInfoQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        ...CompanyFacts_customer
        ...EditCompanyDialog_customer
        ...CompanyInvoicing_customer
      }
    }
    ...CompanyDepartments_query @arguments(id: $id)
    ...CompanyTerms_query @arguments(id: $id)
  }
`;

const subscription = graphql`
  subscription CompanyInfoSubscription($id: ID!) {
    adminChanged {
      customer(id: $id) {
        ...CompanyFacts_customer
        ...EditCompanyDialog_customer
        ...CompanyInvoicing_customer
      }
    }
  }
`;

export function CompanyInfo({ queryRef }: { queryRef: PreloadedQuery<CompanyInfoQuery> }) {
  const { id } = queryRef.variables;
  useSubscription<CompanyInfoSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
  const [isEditing, setEditing] = useState(false);
  return (
    <LoadedCompanyTab<CompanyInfoQuery>
      failure="Kunne ikke hente virksomhedsoplysninger"
      query={companyInfoQuery}
      queryRef={queryRef}
    >
      {(customer, data) => (
        <>
          <div className={styles.infoColumns}>
            <CompanyFacts
              customer={customer}
              action={
                <WithinArea area="sell">
                  <Button size="small" onPress={() => setEditing(true)} aria-label="Rediger virksomhedsoplysninger">
                    <Pencil aria-hidden /> Rediger
                  </Button>
                </WithinArea>
              }
            />
            <CompanyDepartments query={data} customerId={id} />
            {isEditing && <EditCompanyDialog customer={customer} onClose={() => setEditing(false)} />}
          </div>
          <WithinArea area="keepBooks">
            <CompanyInvoicing customer={customer} />
          </WithinArea>
          <CompanyTerms query={data} />
        </>
      )}
    </LoadedCompanyTab>
  );
}
