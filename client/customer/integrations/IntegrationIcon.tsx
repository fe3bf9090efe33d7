import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Integrations.module.css';

/** The pictures of the integrations, by the icon name in the manifest. */
const pictures: Record<string, ReactNode> = {
  shopify: (
    <svg viewBox="0 0 24 24">
      <path d="M5.2 8h13.6l1.1 11.1a1.7 1.7 0 0 1-1.7 1.9H5.8a1.7 1.7 0 0 1-1.7-1.9z" />
      <path d="M8.5 10.5V6.6a3.5 3.5 0 0 1 7 0v3.9" />
      <path d="M9.2 15.2c1.7 1.5 3.9 1.5 5.6 0" />
    </svg>
  ),
  webhook: (
    <svg viewBox="0 0 24 24">
      <circle cx="5.5" cy="12" r="2.5" />
      <path d="M8 12h3.5" />
      <path d="M11.500 12c3 0 1.500-6.500 5-6.500h2.500M11.500 12c3 0 1.500 6.500 5 6.500h2.500M11.500 12h7.500" />
      <path d="m17.500 3.500 2 2-2 2m0 2.500 2 2-2 2m0 2.500 2 2-2 2" />
    </svg>
  ),
};

export const IntegrationIcon = ({ name }: { name: string }) => (
  <span className={styles.icon} aria-hidden>
    {pictures[name] ?? <Blocks />}
  </span>
);
