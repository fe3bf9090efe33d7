import type { Ref } from 'react';
import type { FieldProps } from './Field.tsx';

/** An option to choose from. */
export interface Choice {
  id: string;
  title: string;
}

/** The choices that are not loaded yet, for paginated lists. */
export interface MoreChoices {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last page could not be loaded. */
  failure: string | undefined;
  loadMore: () => void;
}

/** A field in which one option is chosen. */
export interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
  more?: MoreChoices | undefined;
  value: string;
  onValueChange: (id: string) => void;
  /** The text while nothing is chosen. In an optional field, this is an option too. */
  empty?: string;
  /** The stored choice, which may be on a page that is not loaded, or deleted. */
  kept?: Choice | null | undefined;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLElement>;
}
