export const COLORS = {
  text: '#13202b',
  secondary: '#41505d',
  label: '#586774',
  hairline: '#e2e7eb',
  primary: '#0f4c6b',
  primaryLine: '#b6d3e1',
  primarySoft: '#eef5f9',
  white: '#ffffff',
} as const;

/** The look of a text, in points. */
export interface TextStyle {
  size: number;
  leading: number;
  isStrong?: boolean;
  color?: string;
}

export const styles = {
  title: { size: 24, leading: 28, isStrong: true },
  brand: { size: 12, leading: 18, isStrong: true },
  total: { size: 13, leading: 18, isStrong: true },
  body: { size: 9.5, leading: 14 },
  strong: { size: 9.5, leading: 14, isStrong: true },
  soft: { size: 9.5, leading: 14, color: COLORS.label },
  note: { size: 9.5, leading: 14, color: COLORS.secondary },
  label: { size: 8, leading: 12, color: COLORS.label },
} as const satisfies Record<string, TextStyle>;
