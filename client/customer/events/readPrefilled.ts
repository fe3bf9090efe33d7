import { graphql, readInlineData } from 'react-relay';
import type { PrefilledFields } from '../../public/events/useRegistrationForm.ts';
import type { readPrefilled_viewer$key } from '#relay/readPrefilled_viewer.graphql';

const viewerFragment = graphql`
  fragment readPrefilled_viewer on Viewer @inline {
    user {
      name
      email
    }
    customer {
      name
      phoneNumber
    }
  }
`;

/** Reads the name and the addresses of the viewer, with which the form of a registration begins. */
export function readPrefilled(viewer: readPrefilled_viewer$key): PrefilledFields {
  const { user, customer } = readInlineData(viewerFragment, viewer);
  return { name: user?.name, email: user?.email, phone: customer?.phoneNumber, company: customer?.name };
}
