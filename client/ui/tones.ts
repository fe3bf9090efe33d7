import type { StatusTone } from '../../domain/basics/vocabulary.ts';
import styles from './tones.module.css';

/** The five tones of a status, and the warm accent, which always means that something waits for the user. */
export type Tone = StatusTone | 'turn';

export const toneClass = (tone: Tone) => styles[tone];
