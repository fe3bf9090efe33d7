import { isoOf } from '../../../../domain/basics/dates.ts';
import { meta, type ReadablePage } from '../../../platform/pages/PageBuilder.ts';
import { NOINDEX, pageHead, type HeadConfig } from '../../../platform/pages/pageHead.ts';

/** The fields of a public event that the head of its page shows; they are part of the page's query. */
export interface EventOfPage {
  title: string;
  date: string;
  startTime: string;
  endTime: string;
  isOnline: boolean;
  location: string | null;
  availability: string;
  isFull: boolean;
  price: number | null;
  isListed: boolean;
  pictureUrl: string;
}

/**
 * The metadata of a public event's page for previews and search engines. Search engines must not list the page of an
 * event that is not on the public list: its link is only for the people who have it.
 */
export const eventHead = (config: HeadConfig, page: ReadablePage, url: string, event: EventOfPage): string =>
  [
    ...(event.isListed ? [] : [NOINDEX]),
    pageHead(config, page, url),
    meta('property', 'og:image', event.pictureUrl),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', event.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', event.pictureUrl),
    linkedData(eventData(config, page, url, event)),
  ].join('');

/** An event in the words of schema.org. The address of an online meeting is not part of it. */
function eventData(
  { publicUrl, legal }: HeadConfig,
  { description }: ReadablePage,
  url: string,
  { title, date, startTime, endTime, isOnline, location, availability, isFull, price, pictureUrl }: EventOfPage,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    url,
    image: [pictureUrl],
    startDate: isoOf(date, startTime),
    endDate: isoOf(date, endTime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isOnline ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: location, address: location },
    organizer: { '@type': 'Organization', name: legal.companyName, url: publicUrl },
    ...(availability === 'OPEN' && {
      offers: {
        '@type': 'Offer',
        url,
        price: ((price ?? 0) / 100).toFixed(2),
        priceCurrency: 'DKK',
        availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
      },
    }),
  };
}

/** Browsers do not run this type of script, so that the content security policy does not apply to it. */
const linkedData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
