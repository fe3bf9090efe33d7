import { Folder } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge, Tile } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import styles from './Configuration.module.css';
import type { FolderChoice_customer$key } from './__generated__/FolderChoice_customer.graphql.ts';

/** Where the company's tasks live. */
export function FolderChoice({ customer }: { customer: FolderChoice_customer$key }) {
  const { id, name, clickUpFolderId, clickUpFolderName, taskBoard } = useFragment(
    graphql`
      fragment FolderChoice_customer on Customer {
        id
        name
        clickUpFolderId
        clickUpFolderName
        taskBoard { columns { isApproval } }
      }
    `,
    customer,
  );
  const [isOpen, setOpen] = useState(false);
  const label = clickUpFolderId ? 'Skift mappe' : 'Vælg mappe';
  const { columns } = taskBoard;
  const lacksApproval = columns.length > 0 && !columns.some(({ isApproval }) => isApproval);
  return (
    <ListItem
      icon={<Tile grey><Folder /></Tile>} title="ClickUp mappe"
      text={clickUpFolderId
        ? <>{clickUpFolderName}{lacksApproval && <span className={styles.note}>Ingen liste har statussen Client approval, så kunden kan ikke godkende opgaver.</span>}</>
        : 'Ikke valgt'}
      end={
        <span className={styles.contact}>
          {lacksApproval && <Badge tone="amber">Mangler Client approval</Badge>}
          <Button onPress={() => setOpen(true)}>{label}</Button>
          {isOpen && <FolderDialog customerId={id} companyName={name} current={clickUpFolderId ?? null} title={`${label.split(' ')[0]} ClickUp mappe`} onClose={() => setOpen(false)} />}
        </span>
      }
    />
  );
}
