import styles from './Files.module.css';

const MAX_LETTERS = 4;

/** The type of a file in a small square, as decoration beside its name. */
export const FileTile = ({ extension }: { extension: string }) => (
  <span className={styles.tile} data-type={extension.slice(0, MAX_LETTERS).toUpperCase() || 'FIL'} aria-hidden />
);
