import { graphql } from 'react-relay';

/** Run by the server when it renders the page, and by the client when it opens the page or loads it again. */
export const publicEventsQuery = graphql`
  query publicEventsQuery($after: String) {
    ...PublicEventList_query @arguments(cursor: $after)
  }
`;
