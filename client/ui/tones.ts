import type { Tone as StatusTone } from '../../domain/vocabulary.ts';
import styles from './tones.module.css';

/** A status's five, and the warm one that only ever means 'it is your turn'. */
export type Tone = StatusTone | 'turn';

export const toneClass = (tone: Tone) => styles[tone];
