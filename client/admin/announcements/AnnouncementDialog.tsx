import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { dateOf, formatTime } from '../../../domain/basics/dates.ts';
import { NoticeSeverity } from '../../../domain/partners/serviceNotices.ts';
import { announcementDialog, momentOfField } from '../../../domain/partners/validation/announcements.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import adminStyles from '../../parts/lists/cells.module.css';
import { NoticeBanner } from '../../parts/serviceStatus/NoticeBanner.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './Announcements.module.css';
import type { AnnouncementRow } from './readAnnouncement.ts';
import type { AnnouncementDialogCreateMutation } from '#relay/AnnouncementDialogCreateMutation.graphql';
import type { AnnouncementDialogUpdateMutation } from '#relay/AnnouncementDialogUpdateMutation.graphql';

type AnnouncementValues = z.input<typeof announcementDialog>;

interface AnnouncementDialogProps {
  /** The announcement to edit; undefined for a new one. */
  announcement?: AnnouncementRow;
  onClose: () => void;
}

const mutation = graphql`
  mutation AnnouncementDialogCreateMutation($input: AnnouncementInput!, $requestId: String!) {
    createAnnouncement(input: $input, requestId: $requestId) {
      edge {
        node {
          ...readAnnouncement_announcement
        }
      }
    }
  }
`;

const announcementDialogUpdateMutation = graphql`
  mutation AnnouncementDialogUpdateMutation($id: ID!, $version: Int, $changes: AnnouncementChanges!) {
    updateAnnouncement(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...readAnnouncement_announcement
        }
      }
    }
  }
`;

/** Creates or edits an announcement, with a preview of the banner. The list's subscription adds the row. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  // One key for each opened dialog, so that a repeated call creates one announcement.
  const [requestId] = useState(() => crypto.randomUUID());
  const values = valuesOf(announcement);
  const form = useAppForm<AnnouncementValues>(announcementDialog, values);
  const [create] = useAction<AnnouncementDialogCreateMutation>(mutation);
  const [update] = useAction<AnnouncementDialogUpdateMutation>(announcementDialogUpdateMutation);
  return (
    <EditDialog
      title={announcement ? 'Rediger opslag' : 'Skriv opslag'}
      form={form}
      stored={{ version: announcement?.version ?? 1, values }}
      submitLabel={announcement ? 'Gem' : 'Opret'}
      pendingText="Gemmer..."
      save={(typed, version) => {
        const input = toInput(typed, announcement);
        return announcement ? update({ id: announcement.id, version, changes: input }) : create({ input, requestId });
      }}
      done={announcement ? 'Opslaget er rettet' : 'Opslaget er oprettet'}
      failure="Kunne ikke gemme opslaget"
      onClose={onClose}
    >
      <TextField label="Overskrift" autoComplete="off" {...form.field('title')} />
      <TextArea label="Tekst" rows={3} {...form.field('text')} />
      <TextField
        label="Link"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('link')}
      />
      <Select label="Type" {...form.field('severity')}>
        <Options words={NoticeSeverity} />
      </Select>
      <div className={adminStyles.twoColumns}>
        <TextField
          label="Vises fra"
          type="datetime-local"
          hint={announcement ? undefined : 'Med det samme, hvis du ikke vælger.'}
          {...form.field('startsAt')}
        />
        <TextField
          label="Vises til"
          optional
          type="datetime-local"
          hint="Ellers indtil du afslutter det."
          {...form.field('endsAt')}
        />
      </div>
      <p>Alle kunder ser det på overblikket, så længe det vises. Ingen får en mail.</p>
      <Preview form={form} />
    </EditDialog>
  );
}

function Preview({ form }: { form: AppForm<AnnouncementValues> }) {
  const { title, text, link, severity } = useWatch({ control: form.control }) as AnnouncementValues;
  const isLink = announcementDialog.shape.link.safeParse(link).data;
  return (
    <section className={styles.preview} aria-label="Sådan ser kunderne det">
      <span className={adminStyles.secondaryText}>Sådan ser kunderne det</span>
      <NoticeBanner
        notice={{
          id: 'preview',
          kind: 'ANNOUNCEMENT',
          title: title || 'Overskrift',
          text: text || 'Tekst',
          state: null,
          severity,
          startsAt: '',
          endsAt: null,
          link: isLink ?? null,
          installations: [],
        }}
      />
    </section>
  );
}

/** A moment as the browser's field shows it. */
const fieldOf = (moment: string | null | undefined) =>
  moment ? `${dateOf(moment)}T${formatTime(moment).replace('.', ':')}` : '';

const valuesOf = (announcement?: AnnouncementRow): AnnouncementValues => ({
  title: announcement?.title ?? '',
  text: announcement?.text ?? '',
  link: announcement?.link ?? '',
  severity: (announcement?.severity ?? 'INFO') as NoticeSeverity,
  startsAt: fieldOf(announcement?.startsAt),
  endsAt: fieldOf(announcement?.endsAt),
});

/** The field shows whole minutes, so a start that was not changed is left out, which keeps its seconds. */
function toInput({ startsAt, endsAt, link, ...values }: AnnouncementValues, announcement?: AnnouncementRow) {
  const isStartKept = startsAt === fieldOf(announcement?.startsAt);
  const isEndKept = announcement !== undefined && endsAt === fieldOf(announcement.endsAt);
  return {
    ...values,
    link: link || null,
    ...(!isStartKept && { startsAt: momentOfField(startsAt) }),
    ...(!isEndKept && { endsAt: momentOfField(endsAt) }),
  };
}
