import { FileText, Folder, User } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { companyPath } from './companyText.ts';
import type { SetupCard_customer$key } from '#relay/SetupCard_customer.graphql';

const customerFragment = graphql`
  fragment SetupCard_customer on Customer {
    id
    dineroContactId
    dineroContactName
    clickUpFolderId
    clickUpFolderName
    pointOfContact {
      id
      name
    }
  }
`;

/** The company's connections to Dinero and ClickUp, and its point of contact. */
export function SetupCard({ customer }: { customer: SetupCard_customer$key }) {
  const { id, dineroContactId, dineroContactName, clickUpFolderId, clickUpFolderName, pointOfContact } = useFragment(
    customerFragment,
    customer,
  );
  const settings = [
    { title: 'Dinero kontakt', icon: <FileText />, current: dineroContactId && (dineroContactName ?? dineroContactId) },
    { title: 'ClickUp mappe', icon: <Folder />, current: clickUpFolderId && (clickUpFolderName ?? clickUpFolderId) },
    { title: 'Point of contact', icon: <User />, current: pointOfContact?.name },
  ];
  return (
    <Card flush>
      <CardHead
        title="Konfiguration"
        action={
          <Link to={companyPath(id, 'konfiguration')}>
            Rediger<span className="visually-hidden"> konfiguration</span>
          </Link>
        }
      />
      <List>
        {settings.map(({ title, icon, current }) => (
          <ListItem
            key={title}
            shortEnd
            icon={<Tile grey>{icon}</Tile>}
            title={title}
            text={current || 'Ikke valgt'}
            end={current ? <Badge tone="green">Tilknyttet</Badge> : <Badge tone="amber">Mangler</Badge>}
          />
        ))}
      </List>
    </Card>
  );
}
