'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Stepper.styles.ts';
import { stepperTexts } from './Stepper.texts.ts';
import { stepStates } from './stepStates.ts';

/** One step of a process. */
export interface Step {
  /** The action of the step, or its result. */
  title: string;
  /** When it was completed, how long it takes, why it failed. */
  note?: ReactNode;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Three or four; more become hard to read. */
  steps: readonly Step[];
  /** The current step, from 1; one more than the number of steps when all are done. */
  current: number;
  /** The current step failed. */
  failed?: boolean | undefined;
  /** Accessible name of the list: the process. */
  label?: string | undefined;
  /** Vertical at every width: for asides and other narrow places. Phones are always vertical. */
  upright?: boolean | undefined;
}

/** The progress of a process. Read-only; buttons of the page go to the next step. */
export function Stepper({ steps, current, failed = false, label, upright = false, ...rest }: StepperProps) {
  const texts = useTexts('stepper', stepperTexts);
  const states = stepStates(steps.length, current, failed);
  return (
    <Root aria-label={label ?? texts.label} {...rest} data-upright={upright ? '' : undefined}>
      {steps.map((step, index) => {
        const state = states[index] ?? 'next';
        return (
          <li key={step.title} data-state={state} aria-current={index + 1 === current ? 'step' : undefined}>
            <span data-part="box" aria-hidden="true">
              {state === 'done' ? <CheckIcon size={18} /> : state === 'failed' ? <CloseIcon size={18} /> : index + 1}
            </span>
            <span data-part="title">
              <span>{step.title}</span>
              <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
            </span>
            {step.note === undefined ? null : <span data-part="note">{step.note}</span>}
          </li>
        );
      })}
    </Root>
  );
}
