import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from './Segmented.tsx';
import { chooseTheme, currentTheme, type Theme } from './theme.ts';

const options = [
  { value: 'system' as const, label: 'Følg systemet', icon: <Monitor aria-hidden /> },
  { value: 'light' as const, label: 'Lyst', icon: <Sun aria-hidden /> },
  { value: 'dark' as const, label: 'Mørkt', icon: <Moon aria-hidden /> },
];

/** A choice between the light theme, the dark theme and the system's setting. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(currentTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return <Segmented label="Tema" options={options} value={theme} onChange={choose} />;
}
