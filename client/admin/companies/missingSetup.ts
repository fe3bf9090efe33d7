import { graphql, readInlineData } from 'react-relay';
import type { missingSetup_customer$key } from './__generated__/missingSetup_customer.graphql.ts';

export interface MissingSetup {
  /** Text of the badge in the table, whose column title says that the setup is missing. */
  short: string;
  /** Name within a sentence. */
  name: string;
  title: string;
}

/** Returns the missing parts of a company's setup, in display order. */
export function missingSetup(customer: missingSetup_customer$key): MissingSetup[] {
  // The fragment reads every field of the contact that other components show, because a mutation or subscription that
  // sets a new contact would otherwise deliver only an id.
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
