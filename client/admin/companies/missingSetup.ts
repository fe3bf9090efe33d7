import { graphql, readInlineData } from 'react-relay';
import type { missingSetup_customer$key } from './__generated__/missingSetup_customer.graphql.ts';

export interface Missing {
  /** On a badge, where its column says that it is missing. */
  short: string;
  /** In a sentence. */
  name: string;
  title: string;
}

/** What a company's setup lacks, in the order in which it is named. */
export function missingSetup(customer: missingSetup_customer$key): Missing[] {
  // A new contact is told with all that others on the page show of one: by the id alone nobody would have a name there.
  const { dineroContactId, clickUpFolderId, pointOfContact } = readInlineData(
    graphql`
      fragment missingSetup_customer on Customer @inline {
        dineroContactId
        dineroContactName
        clickUpFolderId
        clickUpFolderName
        pointOfContact {
          id
          name
          title
          avatar
          isActive
        }
      }
    `,
    customer,
  );
  return [
    ...(dineroContactId ? [] : [{ short: 'Dinero', name: 'Dinero kontakt', title: 'Mangler regnskabskontakt' }]),
    ...(clickUpFolderId ? [] : [{ short: 'ClickUp', name: 'ClickUp mappe', title: 'Mangler projektmappe' }]),
    ...(pointOfContact ? [] : [{ short: 'Kontakt', name: 'Point of contact', title: 'Mangler point of contact' }]),
  ];
}
