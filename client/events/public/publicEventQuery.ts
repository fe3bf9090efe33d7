import { graphql } from 'react-relay';

/** Asked by the server for the page as it is sent, and by the client for whatever comes after. */
export const publicEventQuery = graphql`
  query publicEventQuery($publicLink: String!) {
    publicEvent(publicLink: $publicLink) {
      title
      availability
      date
      startTime
      endTime
      isOnline
      location
      description
      ...PublicEventPage_event
    }
  }
`;
