import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { dateOf } from '../../../domain/basics/dates.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { parseWorkedTime } from '../../../domain/sales/parseWorkedTime.ts';
import { hourEntryForm } from '../../../domain/sales/validation/clipCards.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { hoursNumber, hoursWord } from '../../customer/clipCards/clipCardText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { LogHoursDialog_card$key } from '#relay/LogHoursDialog_card.graphql';
import type { LogHoursDialogMutation } from '#relay/LogHoursDialogMutation.graphql';

const MAX_MINUTES = 100 * 60;

const workedTime = z
  .string()
  .refine((typed) => parseWorkedTime(typed) !== 0 && typed.trim() !== '', 'Skriv, hvor lang tid der er brugt')
  .refine((typed) => !typed.trim() || !Number.isNaN(parseWorkedTime(typed)), 'Skriv tiden som 1,5 eller 1:30')
  .refine((typed) => !(parseWorkedTime(typed) >= MAX_MINUTES), 'Skriv mindre end 100 timer');

/** The server takes minutes, negative ones for returned time. The form asks for a time and the direction. */
const hoursForm = z.object({
  ...hourEntryForm.shape,
  direction: z.enum(['used', 'returned']),
  minutes: workedTime,
});
type HoursValues = z.input<typeof hoursForm>;

const cardFragment = graphql`
  fragment LogHoursDialog_card on ClipCard {
    id
    hoursLeft
    department {
      name
      customer {
        name
      }
    }
  }
`;

const mutation = graphql`
  mutation LogHoursDialogMutation($id: ID!, $input: HourEntryInput!) {
    logHours(clipCardId: $id, input: $input) {
      edge {
        node {
          id
          clipCard {
            id
            hoursUsed
            hoursLeft
            hoursOver
            isLow
            status
          }
        }
      }
    }
  }
`;

interface LogHoursDialogProps {
  card: LogHoursDialog_card$key;
  /** The name of the task that was worked on, as the first text of the entry. */
  taskName?: string;
  onClose: () => void;
}

/** Enters work on a clip card by hand, or gives hours back. */
export function LogHoursDialog({ card, taskName, onClose }: LogHoursDialogProps) {
  const { id, hoursLeft, department } = useFragment(cardFragment, card);
  const [today] = useState(() => dateOf());
  // Idempotency key: a repetition after a lost response logs the hours once.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<HoursValues>(hoursForm, {
    workedOn: today,
    direction: 'used',
    minutes: '',
    description: taskName ?? '',
    reason: '',
  });
  const [logHours] = useAction<LogHoursDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ direction, minutes, ...input }: HoursValues) => {
      await logHours({
        id,
        input: {
          ...input,
          requestId,
          minutes: parseWorkedTime(minutes) * (direction === 'returned' ? -1 : 1),
        },
      });
      toast.success('Timer registreret');
      onClose();
    },
    'Kunne ikke registrere timerne',
  );
  return (
    <FormDialog
      title="Registrér timer"
      form={form}
      submitLabel="Registrér"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Klippekort {shortId(id)} til {department.customer.name}, {department.name}: {hoursNumber(hoursLeft)}{' '}
        {hoursWord(hoursLeft)} tilbage. Kunden kan se posteringen i timeregnskabet.
      </p>
      {taskName !== undefined && (
        <p>
          Tid, der er registreret på opgaven i ClickUp, kommer selv på klippekortet. Skriv kun den tid, der mangler.
        </p>
      )}
      <RadioCards
        label="Hvad skal der ske?"
        {...form.field('direction')}
        options={[
          { value: 'used', title: 'Brug timer' },
          { value: 'returned', title: 'Giv timer tilbage', text: 'Retter det, der er registreret for meget' },
        ]}
      />
      <TextField label="Dato" type="date" max={today} {...form.field('workedOn')} />
      <WorkedTimeField form={form} />
      <OveruseWarning form={form} hoursLeft={hoursLeft} />
      <TextArea label="Beskrivelse" {...form.field('description')} />
      <TextField
        label="Årsag"
        optional
        hint="Hvorfor det registreres i hånden. Kunden kan se den."
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

/** Shows how the typed time is understood. */
function WorkedTimeField({ form }: { form: AppForm<HoursValues> }) {
  const minutes = useTypedMinutes(form);
  return (
    <TextField
      label="Tid"
      hint={minutes > 0 ? `Det er ${formatWorkedTime(minutes)}` : 'Timer, for eksempel 1,5 eller 1:30'}
      autoComplete="off"
      {...form.field('minutes')}
    />
  );
}

/** Warns before more time is used than the card has left. The server accepts it. */
function OveruseWarning({ form, hoursLeft }: { form: AppForm<HoursValues>; hoursLeft: number }) {
  const minutes = useTypedMinutes(form);
  const direction = useWatch({ control: form.control, name: 'direction' });
  const missing = minutes - Math.round(hoursLeft * 60);
  if (direction !== 'used' || !(missing > 0)) return null;
  return (
    <Banner tone="amber" role="status">
      Det er {formatWorkedTime(missing)} mere, end der er tilbage på klippekortet. Registrerer du tiden alligevel, er
      den brugt ud over kortet.
    </Banner>
  );
}

const useTypedMinutes = (form: AppForm<HoursValues>) =>
  parseWorkedTime(useWatch({ control: form.control, name: 'minutes' }) ?? '');
