import { z } from 'zod';
import { optionalText } from '../../basics/rules.ts';

export const SEAT_NOTE_MAX = 2000;

export const seatNoteForm = z.object({ note: optionalText(SEAT_NOTE_MAX) });
