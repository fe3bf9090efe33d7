import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tile.module.css';

/** A square behind an icon. */
export const Tile = ({ grey, children }: { grey?: boolean; children: ReactNode }) => (
  <span className={classes(styles.tile, grey && styles.tileGrey)} aria-hidden>
    {children}
  </span>
);
