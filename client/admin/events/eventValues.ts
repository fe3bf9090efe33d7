import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import { isBlank } from '../../../domain/basics/richText.ts';
import { DEFAULT_EVENT_TYPE } from '../../../domain/basics/vocabulary.ts';
import { DEFAULT_OFFER_HOURS } from '../../../domain/events/events.ts';
import type { eventForm } from '../../../domain/events/validation/events.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';

export type EventValues = z.input<typeof eventForm>;

export const newEvent: EventValues = {
  title: '',
  description: '',
  type: DEFAULT_EVENT_TYPE,
  date: '',
  startTime: '',
  endTime: '',
  isOnline: false,
  location: '',
  meetingLink: '',
  capacity: null,
  price: null,
  offerHours: DEFAULT_OFFER_HOURS,
  requiresConfirmation: false,
  sendsReminders: true,
  sendsThanks: true,
  materialLink: '',
  isPublic: false,
  isListed: false,
  status: 'DRAFT',
  publishPast: false,
  withoutMail: false,
};

/**
 * Returns the input of a mutation. The location of an online event and the meeting link of any other event are sent as
 * null, but stay in the form in case the admin switches back.
 */
export const toEventInput = ({ location, meetingLink, ...values }: EventValues) => ({
  ...values,
  capacity: values.capacity ?? null,
  price: values.price ?? null,
  offerHours: values.offerHours ?? null,
  isListed: values.isPublic && Boolean(values.isListed),
  location: values.isOnline ? null : (location ?? null),
  meetingLink: values.isOnline ? (meetingLink ?? null) : null,
});

/** Whether every required field of the form is filled in. */
export function useIsEventComplete(form: AppForm<EventValues>): boolean {
  const { title, description, date, startTime, endTime, isOnline, location } = useWatch({
    control: form.control,
  }) as EventValues;
  const requiredTexts = [title, date, startTime, endTime, ...(isOnline ? [] : [location ?? ''])];
  return requiredTexts.every((text) => text.trim() !== '') && !isBlank(readRichText(description));
}
