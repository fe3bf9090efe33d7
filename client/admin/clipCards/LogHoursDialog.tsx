import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { dateOf } from '../../../domain/basics/dates.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
import { hoursAbove } from '../../../domain/sales/typedHours.ts';
import { hourEntryForm } from '../../../domain/sales/validation/clipCards.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FormHoursField } from '../../parts/fields/FormHoursField.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import type { LogHoursDialog_card$key } from '#relay/LogHoursDialog_card.graphql';
import type { LogHoursDialogMutation } from '#relay/LogHoursDialogMutation.graphql';

/** The server takes negative minutes for returned time. The form asks for the direction instead. */
const hoursForm = hourEntryForm.extend({ direction: z.enum(['used', 'returned']) });
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
  const form = useAppForm<HoursValues>(hoursForm, {
    workedOn: today,
    direction: 'used',
    minutes: 60,
    description: taskName ?? '',
    reason: '',
  });
  const [logHours] = useAction<LogHoursDialogMutation>(mutation);
  const typed = form.watch();
  const above = typed.direction === 'used' ? hoursAbove(typed.minutes / 60, hoursLeft) : 0;
  return (
    <SendDialog
      title="Registrér timer"
      form={form}
      submitLabel="Registrér"
      send={({ direction, minutes, ...input }, requestId) =>
        logHours({
          id,
          input: { ...input, requestId, minutes: direction === 'returned' ? -minutes : minutes },
        })
      }
      done="Timer registreret"
      failure="Kunne ikke registrere timerne"
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
      <FormHoursField form={form} name="minutes" label="Timer" unit="minutes" />
      {above > 0 && (
        <Banner tone="amber" role="status">
          Det er {hoursNumber(above)} {hoursWord(above)} mere, end der er tilbage. Kortet går i minus.
        </Banner>
      )}
      <TextArea label="Beskrivelse" {...form.field('description')} />
      <TextField
        label="Årsag"
        optional
        hint="Hvorfor det registreres i hånden. Kunden kan se den."
        {...form.field('reason')}
      />
    </SendDialog>
  );
}
