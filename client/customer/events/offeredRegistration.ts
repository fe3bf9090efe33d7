import { graphql, readInlineData } from 'react-relay';
import type { offeredRegistration_event$key } from '#relay/offeredRegistration_event.graphql';

const eventFragment = graphql`
  fragment offeredRegistration_event on Event @inline {
    viewerRegistration {
      status
      price
      name
      email
      phone
      company
      dietaryRestrictions
      specialRequirements
    }
  }
`;

/**
 * Returns the viewer's registration when a place is offered to them: the form starts with what they wrote when they
 * joined the waiting list, and the place has the price of that day.
 */
export function offeredRegistration(event: offeredRegistration_event$key) {
  const { viewerRegistration } = readInlineData(eventFragment, event);
  return viewerRegistration?.status === 'OFFERED' ? viewerRegistration : undefined;
}
