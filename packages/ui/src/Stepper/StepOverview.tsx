'use client';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { stepperTexts } from './Stepper.texts.ts';
import type { StepState } from './stepStates.ts';

interface StepOverviewProps {
  /** Where the process is: the number of the current step and of all. */
  place: string;
  states: readonly StepState[];
  /** Id of the list. */
  listId: string;
  /** All steps are shown. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Head of a long process on phones: the place, a module for each step, and the button that shows all steps. */
export function StepOverview({ place, states, listId, open, onOpenChange }: StepOverviewProps) {
  const texts = useTexts('stepper', stepperTexts);
  const Icon = open ? ChevronUpIcon : ChevronDownIcon;
  return (
    <li data-part="overview">
      <span data-part="place">{place}</span>
      <button
        type="button"
        data-part="toggle"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => onOpenChange(!open)}
      >
        <span>{open ? texts.showCurrent : texts.showAll}</span>
        <Icon size={16} />
      </button>
      <span data-part="modules" aria-hidden="true">
        {Array.from(states, (state, step) => (
          <span key={step} data-state={state} />
        ))}
      </span>
    </li>
  );
}
