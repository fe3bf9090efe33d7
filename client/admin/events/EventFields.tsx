import { useWatch } from 'react-hook-form';
import { EventStatus, EventType } from '../../../domain/basics/vocabulary.ts';
import styles from '../../parts/lists/cells.module.css';
import { Checkbox } from '../../ui/Choice.tsx';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import { FormRichTextField } from '../../ui/form/FormRichTextField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import type { EventValues } from './eventValues.ts';
import { PublishPastField } from './PublishPastField.tsx';

/** `stored` holds the values of the stored event; undefined for a new one. */
export function EventFields({ form, stored }: { form: AppForm<EventValues>; stored?: EventValues }) {
  const isOnline = useWatch({ control: form.control, name: 'isOnline' });
  const isPublic = useWatch({ control: form.control, name: 'isPublic' });
  return (
    <>
      <TextField label="Titel" autoComplete="off" {...form.field('title')} />
      <FormRichTextField
        form={form}
        name="description"
        label="Beskrivelse"
        placeholder="Hvad handler det om, og hvem er det for?"
      />
      <div className={styles.twoColumns}>
        <Select label="Event Type" {...form.field('type')}>
          <Options words={EventType} />
        </Select>
        <TextField label="Dato" type="date" {...form.field('date')} />
      </div>
      <div className={styles.twoColumns}>
        <TextField label="Starttidspunkt" type="time" {...form.field('startTime')} />
        <TextField label="Sluttidspunkt" type="time" {...form.field('endTime')} />
      </div>
      <Checkbox {...form.register('isOnline')}>Online event</Checkbox>
      {isOnline ? (
        <TextField
          label="Mødelink"
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.field('meetingLink')}
        />
      ) : (
        <TextField label="Lokation" autoComplete="off" {...form.field('location')} />
      )}
      <div className={styles.twoColumns}>
        <FormDecimalField
          form={form}
          name="capacity"
          label="Kapacitet"
          optional
          inputMode="numeric"
          hint="Uden et tal er der plads til alle."
        />
        <FormDecimalField
          form={form}
          name="price"
          unit={100}
          label="Pris i DKK"
          optional
          placeholder="0 for gratis event"
        />
      </div>
      <FormDecimalField
        form={form}
        name="offerHours"
        label="Svarfrist på ledige pladser (timer)"
        inputMode="numeric"
        hint="Så længe har den første på ventelisten til at sige ja. Derefter får den næste tilbuddet."
      />
      <Checkbox {...form.register('requiresConfirmation')}>Hver tilmelding skal bekræftes af en administrator</Checkbox>
      <Checkbox {...form.register('sendsReminders')}>Send påmindelse dagen før og en time før</Checkbox>
      <Checkbox {...form.register('sendsThanks')}>Send tak bagefter, og bed om feedback</Checkbox>
      <TextField
        label="Link til materiale"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Slides eller optagelse. Deltagerne ser linket, når eventet er slut."
        {...form.field('materialLink')}
      />
      <Checkbox {...form.register('isPublic')}>Offentlig event (tilgængeligt for alle via link)</Checkbox>
      {isPublic && (
        <Checkbox {...form.register('isListed')}>
          Vis på listen over offentlige events (et mødelink sendes kun til deltagerne)
        </Checkbox>
      )}
      <Select label="Status" {...form.field('status')}>
        <Options words={EventStatus} />
      </Select>
      <PublishPastField form={form} stored={stored} />
    </>
  );
}
