import { useWatch } from 'react-hook-form';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { attendeeFacts, isOver } from '../../../domain/events/events.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

interface ChangeMailFieldProps {
  form: AppForm<EventValues>;
  stored: EventValues;
  /** Number of people who have a place or wait. */
  attendees: number;
}

/** Says who is mailed when the event is saved as it is typed, and lets the admin leave out mails about a change. */
export function ChangeMailField({ form, stored, attendees }: ChangeMailFieldProps) {
  const typed = useWatch({ control: form.control }) as EventValues;
  const isComplete = Boolean(typed.date && typed.startTime && typed.endTime);
  if (stored.status !== 'PUBLISHED' || !attendees || !isComplete || isOver(typed)) return null;
  const people = formatPlural(attendees, 'person', 'personer');
  if (typed.status === 'CANCELLED')
    return (
      <Banner tone="amber" role="status">
        {people} får en mail om, at eventet er aflyst.
      </Banner>
    );
  if (typed.status !== 'PUBLISHED' || attendeeFacts(typed) === attendeeFacts(stored)) return null;
  return (
    <>
      <Banner tone="blue" role="status">
        {typed.withoutMail
          ? `${people} får ikke at vide, at tid eller sted er ændret.`
          : `${people} får en mail om ændringen, medmindre de har slået de mails fra.`}
      </Banner>
      <Checkbox {...form.register('withoutMail')}>Send ikke mail om ændringen</Checkbox>
    </>
  );
}
