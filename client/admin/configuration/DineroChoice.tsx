import { FileText } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Configuration.module.css';
import { DineroDialog } from './DineroDialog.tsx';
import type { DineroChoice_customer$key } from '#relay/DineroChoice_customer.graphql';

const customerFragment = graphql`
  fragment DineroChoice_customer on Customer {
    dineroContactId
    dineroContactName
    ...DineroDialog_customer
  }
`;

/** The contact at Dinero that the company's invoices are made out to, and the button that changes it. */
export function DineroChoice({ customer: key }: { customer: DineroChoice_customer$key }) {
  const { dineroContactId, dineroContactName, ...customer } = useFragment(customerFragment, key);
  const [isOpen, setOpen] = useState(false);
  const verb = dineroContactId ? 'Skift' : 'Vælg';
  return (
    <ListItem
      icon={
        <Tile grey>
          <FileText />
        </Tile>
      }
      title="Dinero kontakt"
      text={dineroContactId ? (dineroContactName ?? dineroContactId) : 'Ikke valgt'}
      end={
        <WithinArea area="keepBooks">
          <span className={styles.rowButton}>
            <Button onPress={() => setOpen(true)}>{verb} kontakt</Button>
            {isOpen && (
              <DineroDialog customer={customer} title={`${verb} Dinero kontakt`} onClose={() => setOpen(false)} />
            )}
          </span>
        </WithinArea>
      }
    />
  );
}
