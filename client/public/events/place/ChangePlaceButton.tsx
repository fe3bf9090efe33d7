import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { eventPlaceForm } from '../../../../domain/events/validation/events.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { SendDialog } from '../../../parts/edits/SendDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAppForm } from '../../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import type { Notice } from '../useNotice.ts';
import type { ChangePlaceButton_place$data, ChangePlaceButton_place$key } from '#relay/ChangePlaceButton_place.graphql';
import type { ChangePlaceButtonMutation } from '#relay/ChangePlaceButtonMutation.graphql';

const TITLE = 'Ret dine oplysninger';

const placeFragment = graphql`
  fragment ChangePlaceButton_place on EventPlace {
    id
    name
    phone
    company
    dietaryRestrictions
    specialRequirements
  }
`;

/** Corrects what the person wrote in the registration. The e-mail stays, because the link belongs to it. */
export function ChangePlaceButton({ place: key, notice }: { place: ChangePlaceButton_place$key; notice: Notice }) {
  const place = useFragment(placeFragment, key);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button onPress={() => setOpen(true)}>{TITLE}</Button>
      </div>
      {isOpen && <ChangeDialog place={place} notice={notice} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ChangeDialogProps {
  place: ChangePlaceButton_place$data;
  notice: Notice;
  onClose: () => void;
}

const mutation = graphql`
  mutation ChangePlaceButtonMutation($key: String!, $input: EventPlaceInput!) {
    changeEventPlace(key: $key, input: $input) {
      ...EventPlacePage_place
    }
  }
`;

function ChangeDialog({ place, notice, onClose }: ChangeDialogProps) {
  const { id: key, name, phone, company, dietaryRestrictions, specialRequirements } = place;
  const form = useAppForm<z.input<typeof eventPlaceForm>>(eventPlaceForm, {
    name,
    phone: phone ?? '',
    company: company ?? '',
    dietaryRestrictions: dietaryRestrictions ?? '',
    specialRequirements: specialRequirements ?? '',
  });
  const [change] = useAction<ChangePlaceButtonMutation>(mutation);
  return (
    <SendDialog
      title={TITLE}
      form={form}
      submitLabel="Gem"
      pendingText="Gemmer..."
      send={async (input) => {
        await change({ key, input });
        notice.showSuccess('Dine oplysninger er gemt.');
      }}
      failure="Oplysningerne kunne ikke gemmes"
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="name" {...form.field('name')} />
      <TextField label="Telefon" type="tel" autoComplete="tel" optional {...form.field('phone')} />
      <TextField label="Firma" autoComplete="organization" optional {...form.field('company')} />
      <TextArea label="Kostrestriktioner" rows={2} optional {...form.field('dietaryRestrictions')} />
      <TextArea label="Særlige ønsker" rows={2} optional {...form.field('specialRequirements')} />
    </SendDialog>
  );
}
