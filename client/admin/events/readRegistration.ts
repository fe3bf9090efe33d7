import { graphql, readInlineData } from 'react-relay';
import type { readRegistration_registration$key } from '#relay/readRegistration_registration.graphql';

const registrationFragment = graphql`
  fragment readRegistration_registration on EventRegistration @inline {
    id
    version
    name
    email
    status
    company
    phone
    dietaryRestrictions
    specialRequirements
    createdAt
    waitingPosition
    offerEndsAt
  }
`;

/** Reads the fields of a registration that every operation of this list fetches. */
export const readRegistration = (registration: readRegistration_registration$key) =>
  readInlineData(registrationFragment, registration);
