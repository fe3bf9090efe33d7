import styles from './tones.module.css';

/** Five fixed tones, and the warm one that only ever means 'it is your turn'. */
export type Tone = 'green' | 'amber' | 'blue' | 'red' | 'grey' | 'turn';

export const toneClass = (tone: Tone) => styles[tone];
