import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isPublishingPastEvent } from '../../../domain/events/events.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

interface PublishPastFieldProps {
  form: AppForm<EventValues>;
  /** The values of the stored event; undefined for a new one. */
  stored: EventValues | undefined;
}

/**
 * A checkbox that is shown when saving would publish an event that is already over. The server refuses to publish such
 * an event unless the checkbox is checked.
 */
export function PublishPastField({ form, stored }: PublishPastFieldProps) {
  const [date, startTime, endTime, status] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime', 'status'],
  });
  const { clearErrors } = form;
  // The server's error is about the submitted end and status, so it is removed when one of these changes.
  useEffect(() => clearErrors('publishPast'), [clearErrors, date, endTime, status]);
  const { error, ...field } = form.field('publishPast');
  const isPast = Boolean(date && endTime) && isPublishingPastEvent({ date, startTime, endTime, status }, stored);
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
