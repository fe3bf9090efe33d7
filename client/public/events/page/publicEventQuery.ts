import { graphql } from 'react-relay';

/** Run by the server when it renders the page, and by the client when it opens the page or loads it again. */
export const publicEventQuery = graphql`
  query publicEventQuery($publicLink: String!) {
    publicEvent(publicLink: $publicLink) {
      title
      availability
      capacity
      isFull
      price
      isListed
      pictureUrl
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
