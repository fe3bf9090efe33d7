import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isPublishingPastEvent } from '../../../domain/events.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

interface PublishPastFieldProps {
  form: AppForm<EventValues>;
  /** The stored event; undefined for a new one. */
  before: EventValues | undefined;
}

/**
 * A checkbox that is shown when the save would publish an event that is over. The server refuses such a save unless it
 * is checked.
 */
export function PublishPastField({ form, before }: PublishPastFieldProps) {
  const [date, startTime, endTime, status] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime', 'status'],
  });
  const { clearErrors } = form;
  // The server's error was about the submitted date and no longer applies once the date changes.
  useEffect(() => clearErrors('publishPast'), [clearErrors, date, endTime, status]);
  const { error, ...field } = form.field('publishPast');
  const isPast = Boolean(date && endTime) && isPublishingPastEvent({ date, startTime, endTime, status }, before);
  if (!isPast && !error) return null;
  return (
    <>
      <Banner tone="amber" role="status">
        Eventet er allerede slut på den valgte dato. Kunderne ser det som afsluttet, og ingen kan tilmelde sig.
      </Banner>
      <Checkbox error={error} {...field}>
        Udgiv det alligevel
      </Checkbox>
    </>
  );
}
