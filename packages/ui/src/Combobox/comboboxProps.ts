import type { Ref } from 'react';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import type { ComboboxOption } from './comboboxItems.ts';

/** What is chosen: with `Multiple` all values, in the order in which they were chosen; otherwise one, and null for none. */
export type ComboboxValue<Value extends string, Multiple extends boolean> = Multiple extends true
  ? readonly Value[]
  : Value | null;

export interface ComboboxProps<Value extends string = string, Multiple extends boolean = false> extends FieldProps {
  /**
   * Several options can be chosen; they are shown as tags in the field.
   * @default false
   */
  multiple?: Multiple | undefined;
  value?: ComboboxValue<NoInfer<Value>, Multiple> | undefined;
  defaultValue?: ComboboxValue<NoInfer<Value>, Multiple> | undefined;
  /** Called with the chosen value, and with null when it is cleared; with `multiple`, with all chosen values. */
  onValueChange?: ((value: ComboboxValue<Value, Multiple>) => void) | undefined;
  /** What can be chosen; with `onSearch`, what was found. */
  options: readonly ComboboxOption<Value>[];
  /** Options of chosen values that `options` may not hold, for their labels. Those chosen here are remembered. */
  chosenOptions?: readonly ComboboxOption<Value>[] | undefined;
  /**
   * Searches on a server: called with the typed text when the list opens and, debounced, while typing; what is found is passed as `options`.
   * Without it, labels and descriptions of `options` are searched. To ignore answers to earlier texts is up to the caller.
   */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Milliseconds without typing before `onSearch` is called.
   * @default 250
   */
  searchDelayMs?: number | undefined;
  /**
   * A search is running: what is listed stays, and Enter waits for what is found.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The search failed: the list offers to retry, which calls `onSearch` with the same text.
   * @default false
   */
  failed?: boolean | undefined;
  /**
   * A text that is no option can be a value as well: it is reported as typed, without spaces at its ends.
   * @default false
   */
  allowCustom?: boolean | undefined;
  /** Shown while nothing is chosen or typed. */
  placeholder?: string | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /** A required field has no button that clears it. */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Name of the hidden input, for plain form submission; with `multiple`, of one input per value. */
  name?: string | undefined;
  id?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Ref of the text input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}
