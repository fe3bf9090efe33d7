import { Folder } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Configuration.module.css';
import { FolderDialog } from './FolderDialog.tsx';
import type { FolderChoice_customer$key } from '#relay/FolderChoice_customer.graphql';

const customerFragment = graphql`
  fragment FolderChoice_customer on Customer {
    id
    name
    clickUpFolderId
    clickUpFolderName
    taskListWarnings {
      listName
      missing
    }
  }
`;

/** The folder at ClickUp with the company's tasks, and the button that changes it. */
export function FolderChoice({ customer }: { customer: FolderChoice_customer$key }) {
  const { id, name, clickUpFolderId, clickUpFolderName, taskListWarnings } = useFragment(customerFragment, customer);
  const [isOpen, setOpen] = useState(false);
  const verb = clickUpFolderId ? 'Skift' : 'Vælg';
  return (
    <ListItem
      icon={
        <Tile grey>
          <Folder />
        </Tile>
      }
      title="ClickUp mappe"
      text={
        clickUpFolderId ? (
          <>
            {clickUpFolderName}
            <ListsWithoutApproval warnings={taskListWarnings} />
          </>
        ) : (
          'Ikke valgt'
        )
      }
      end={
        <WithinArea area="support">
          <span className={styles.rowButton}>
            <Button onPress={() => setOpen(true)}>{verb} mappe</Button>
            {isOpen && (
              <FolderDialog
                customerId={id}
                companyName={name}
                linkedFolderId={clickUpFolderId ?? null}
                title={`${verb} ClickUp mappe`}
                onClose={() => setOpen(false)}
              />
            )}
          </span>
        </WithinArea>
      }
    />
  );
}

interface ListsWithoutApprovalProps {
  warnings: readonly { readonly listName: string; readonly missing: string }[];
}

/** The task lists in which the status that is named in `missing` has to be added at ClickUp. */
const ListsWithoutApproval = ({ warnings }: ListsWithoutApprovalProps) =>
  warnings.length > 0 && (
    <span className={styles.warnings}>
      {warnings.map(({ listName, missing }) => (
        <span key={listName} className={styles.warning}>
          {listName}
          <span>
            <Badge tone="amber">Mangler {missing}</Badge>
          </span>
        </span>
      ))}
      <span className={styles.note}>Kunden kan ikke godkende opgaver der. Tilføj statussen til listen i ClickUp.</span>
    </span>
  );
