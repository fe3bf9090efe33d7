import { Pencil, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { PaymentMethodLine } from '../../customer/departments/PaymentMethodLine.tsx';
import { referencesFact } from '../../parts/externalIds/referencesFact.tsx';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, FactList, List } from '../../ui/Card.tsx';
import { AddInstallationDialog } from './AddInstallationDialog.tsx';
import styles from './Companies.module.css';
import { CompanyInstallation } from './CompanyInstallation.tsx';
import { EditCompanyDepartmentDialog } from './EditCompanyDepartmentDialog.tsx';
import { factOf, billingEmailFact } from './factOf.tsx';
import { PayByInvoiceDialog } from './PayByInvoiceDialog.tsx';
import { useDepartmentInstallations } from './useDepartmentInstallations.ts';
import type { CompanyDepartment_department$key } from '#relay/CompanyDepartment_department.graphql';

const departmentFragment = graphql`
  fragment CompanyDepartment_department on Department {
    id
    name
    paymentMethod
    contactPerson
    phoneNumber
    street
    zip
    city
    billingEmail
    poNumber
    externalReferences {
      program
      externalId
    }
    ...useDepartmentInstallations_department
    ...PaymentMethodLine_department
    ...EditCompanyDepartmentDialog_department
  }
`;

/** A department of a company, with its installations. */
export function CompanyDepartment({ department: key }: { department: CompanyDepartment_department$key }) {
  const department = useFragment(departmentFragment, key);
  const { name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber, paymentMethod } = department;
  const { installations, totalCount, pages } = useDepartmentInstallations(department);
  const [opened, setOpened] = useState<'edit' | 'installation' | 'invoice'>();
  const close = () => setOpened(undefined);
  return (
    <Card flush>
      <CardHead
        title={name}
        action={
          <WithinArea area="sell">
            <Button size="small" onPress={() => setOpened('edit')} aria-label={`Rediger ${name}`}>
              <Pencil aria-hidden /> Rediger
            </Button>
          </WithinArea>
        }
      />
      <div className={styles.facts}>
        <FactList
          facts={[
            factOf('Kontaktperson', contactPerson),
            factOf('Telefon', phoneNumber),
            factOf('Adresse', street, [zip, city].filter(Boolean).join(' ')),
            billingEmailFact(billingEmail),
            factOf('PO-nummer', poNumber),
            { term: 'Betalingsmetode', value: <PaymentMethodLine department={department} /> },
            ...referencesFact(department.externalReferences),
          ]}
        />
      </div>
      {installations.length > 0 && (
        <div className={styles.installations}>
          <List>
            {installations.map((installation) => (
              <CompanyInstallation key={installation.id} installation={installation} />
            ))}
          </List>
        </div>
      )}
      <MoreInCard
        shown={installations.length}
        total={totalCount}
        pages={pages}
        size={100}
        failure="Kunne ikke hente Zendesk installationer"
      />
      <div className={styles.departmentActions}>
        <WithinArea area="support">
          <Button size="small" aria-label={`Tilføj installation til ${name}`} onPress={() => setOpened('installation')}>
            <Plus aria-hidden /> Tilføj installation
          </Button>
        </WithinArea>
        {!paymentMethod && (
          <WithinArea area="keepBooks">
            <Button size="small" aria-label={`Lad betale med faktura: ${name}`} onPress={() => setOpened('invoice')}>
              <ReceiptText aria-hidden /> Lad betale med faktura
            </Button>
          </WithinArea>
        )}
      </div>
      {opened === 'edit' && <EditCompanyDepartmentDialog department={department} onClose={close} />}
      {opened === 'installation' && <AddInstallationDialog department={department} onClose={close} />}
      {opened === 'invoice' && <PayByInvoiceDialog department={department} onClose={close} />}
    </Card>
  );
}
