import { createHash } from 'node:crypto';
import type { EventType } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';

/** The facts of an event that its picture shows. */
export interface PicturedEvent {
  title: string;
  type: EventType;
  date: string;
  startTime: string;
  endTime: string;
  isOnline: boolean;
  location: string | null;
}

/** Rises when the drawing changes, so that copies of old pictures are not shown any more. */
const DRAWING = 1;

/** Identifies the content of an event's picture. */
export function pictureVersion({ product, legal }: Config, event: PicturedEvent): string {
  const { title, type, date, startTime, endTime, isOnline, location } = event;
  const facts = [DRAWING, product, legal.companyName, title, type, date, startTime, endTime, isOnline, location];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

/** The address of the picture for previews of a public event's link. It changes with the picture. */
export const pictureUrl = (config: Config, event: PicturedEvent, publicLink: string): string =>
  `${config.publicUrl}/event-pictures/${publicLink}.png?v=${pictureVersion(config, event)}`;
