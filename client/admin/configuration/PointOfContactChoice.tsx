import { UserRound } from 'lucide-react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Configuration.module.css';
import { pointOfContactDialogQuery, PointOfContactDialog } from './PointOfContactDialog.tsx';
import type { PointOfContactChoice_customer$key } from '#relay/PointOfContactChoice_customer.graphql';
import type { PointOfContactDialogQuery } from '#relay/PointOfContactDialogQuery.graphql';

const customerFragment = graphql`
  fragment PointOfContactChoice_customer on Customer {
    id
    pointOfContact {
      id
      name
      title
      avatar
      isActive
    }
  }
`;

/** The company's point of contact, and the button that opens the dialog to change it. */
export function PointOfContactChoice({ customer }: { customer: PointOfContactChoice_customer$key }) {
  const { id, pointOfContact } = useFragment(customerFragment, customer);
  const [teamRef, loadTeam, close] = useQueryLoader<PointOfContactDialogQuery>(pointOfContactDialogQuery);
  const openDialog = () => loadTeam({}, { fetchPolicy: 'store-and-network' });
  const verb = pointOfContact ? 'Skift' : 'Vælg';
  const title = `${verb} point of contact`;
  return (
    <ListItem
      icon={
        pointOfContact ? (
          <span className={styles.avatar}>
            <Avatar name={pointOfContact.name} src={pointOfContact.avatar} />
          </span>
        ) : (
          <Tile grey>
            <UserRound />
          </Tile>
        )
      }
      title="Point of contact"
      text={
        pointOfContact ? (
          <span className={styles.pointOfContact}>
            {pointOfContact.name}, {pointOfContact.title}{' '}
            {!pointOfContact.isActive && <Badge tone="grey">Inaktiv</Badge>}
          </span>
        ) : (
          'Ikke valgt'
        )
      }
      end={
        <WithinArea area="sell">
          <span className={styles.rowButton}>
            <Button onPress={openDialog}>{verb} person</Button>
            {teamRef && (
              <DialogBoundary
                key={teamRef.fetchKey}
                title={title}
                failure="Kunne ikke hente team medlemmer"
                onRetry={openDialog}
                onClose={close}
              >
                <PointOfContactDialog
                  customerId={id}
                  currentId={pointOfContact?.id ?? ''}
                  queryRef={teamRef}
                  title={title}
                  onClose={close}
                />
              </DialogBoundary>
            )}
          </span>
        </WithinArea>
      }
    />
  );
}
