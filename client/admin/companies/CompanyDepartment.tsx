import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PaymentMethodLine } from '../../departments/PaymentMethodLine.tsx';
import { MoreInCard } from '../../lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, FactList, List } from '../../ui/Card.tsx';
import styles from './Companies.module.css';
import { CompanyInstallation } from './CompanyInstallation.tsx';
import { EditCompanyDepartmentDialog } from './EditCompanyDepartmentDialog.tsx';
import { factOf, billingEmailFact } from './factOf.tsx';
import { useDepartmentInstallations } from './useDepartmentInstallations.ts';
import type { CompanyDepartment_department$key } from './__generated__/CompanyDepartment_department.graphql.ts';

/** A department of a company, with its installations. */
export function CompanyDepartment({ department: key }: { department: CompanyDepartment_department$key }) {
  const department = useFragment(
    graphql`
      fragment CompanyDepartment_department on Department {
        name
        contactPerson
        phoneNumber
        street
        zip
        city
        billingEmail
        poNumber
        ...useDepartmentInstallations_department
        ...PaymentMethodLine_department
        ...EditCompanyDepartmentDialog_department
      }
    `,
    key,
  );
  const { name, contactPerson, phoneNumber, street, zip, city, billingEmail, poNumber } = department;
  const { installations, totalCount, pages } = useDepartmentInstallations(department);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card flush>
      <CardHead
        title={name}
        action={
          <Button size="small" onPress={() => setEditing(true)} aria-label={`Rediger ${name}`}>
            <Pencil aria-hidden /> Rediger
          </Button>
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
      {isEditing && <EditCompanyDepartmentDialog department={department} onClose={() => setEditing(false)} />}
    </Card>
  );
}
