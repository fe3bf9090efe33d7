import { CreditCard, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, FactList } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { DeleteDepartmentDialog, EditDepartmentDialog, PaymentMethodDialog } from './departmentDialogs.ts';
import styles from './Departments.module.css';
import { PaymentMethodLine } from './PaymentMethodLine.tsx';
import type { DepartmentCard_department$key } from '#relay/DepartmentCard_department.graphql';

type DialogName = 'edit' | 'payment' | 'delete';

interface DepartmentCardProps {
  department: DepartmentCard_department$key;
  /** Id of the connection that the department belongs to. */
  connectionId: string;
}

const departmentFragment = graphql`
  fragment DepartmentCard_department on Department {
    id
    name
    contactPerson
    phoneNumber
    street
    zip
    city
    paymentMethod
    installations(first: 1) {
      totalCount
    }
    ...PaymentMethodLine_department
    ...EditDepartmentDialog_department
    ...PaymentMethodDialog_department
    ...DeleteDepartmentDialog_department
  }
`;

export function DepartmentCard({ department: key, connectionId }: DepartmentCardProps) {
  const department = useFragment(departmentFragment, key);
  const { name, contactPerson, phoneNumber, street, zip, city, paymentMethod, installations } = department;
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const close = () => setOpenDialog(undefined);
  const addressLines = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <Card>
      <div className={styles.department}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <Allowed to="canManageCompany">
            <ActionsMenu
              label={`Handlinger for ${name}`}
              entries={[
                { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => setOpenDialog('edit') },
                {
                  id: 'payment',
                  label: 'Betalingsmetode',
                  icon: <CreditCard aria-hidden />,
                  onAction: () => setOpenDialog('payment'),
                },
                {
                  id: 'delete',
                  label: 'Slet',
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  startsGroup: true,
                  onAction: () => setOpenDialog('delete'),
                },
              ]}
            />
          </Allowed>
        </header>
        <FactList
          facts={[
            { term: 'Kontaktperson', value: contactPerson },
            { term: 'Telefon', value: phoneNumber ? <span className="num">{phoneNumber}</span> : '–' },
            {
              term: 'Adresse',
              value: addressLines.length
                ? addressLines.map((line) => (
                    <span key={line} className={styles.addressLine}>
                      {line}
                    </span>
                  ))
                : '–',
            },
            {
              term: 'Installationer',
              value: (
                <Link to="/zendesk-instances">
                  {formatPlural(installations.totalCount, 'installation', 'installationer')}
                </Link>
              ),
            },
          ]}
        />
        <Sees subject="FINANCE">
          <footer className={styles.foot}>
            <PaymentMethodLine department={department} />
            <Allowed to="canManageCompany">
              <Button
                size="small"
                onPress={() => setOpenDialog('payment')}
                aria-label={`${paymentMethod ? 'Skift' : 'Vælg'} betalingsmetode for ${name}`}
              >
                {paymentMethod ? 'Skift' : 'Vælg betalingsmetode'}
              </Button>
            </Allowed>
          </footer>
        </Sees>
      </div>
      {openDialog === 'edit' && <EditDepartmentDialog department={department} onClose={close} />}
      {openDialog === 'payment' && <PaymentMethodDialog department={department} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteDepartmentDialog department={department} connectionId={connectionId} onClose={close} />
      )}
    </Card>
  );
}
