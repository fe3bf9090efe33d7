import { graphql, readInlineData } from 'react-relay';
import type { StatusWord } from '../../../domain/basics/vocabulary.ts';
import type { readAnnouncement_announcement$key } from '#relay/readAnnouncement_announcement.graphql';

const fragment = graphql`
  fragment readAnnouncement_announcement on Announcement @inline {
    id
    version
    title
    text
    link
    severity
    startsAt
    endsAt
    createdBy
  }
`;

export const readAnnouncement = (key: readAnnouncement_announcement$key) => readInlineData(fragment, key);

export type AnnouncementRow = ReturnType<typeof readAnnouncement>;

export const announcementStates = {
  PLANNED: { label: 'Planlagt', tone: 'blue' },
  CURRENT: { label: 'Vises', tone: 'green' },
  PAST: { label: 'Slut', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;

export function stateOf({ startsAt, endsAt }: AnnouncementRow, now = Date.now()): keyof typeof announcementStates {
  if (Date.parse(startsAt) > now) return 'PLANNED';
  return endsAt && Date.parse(endsAt) <= now ? 'PAST' : 'CURRENT';
}
