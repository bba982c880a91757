'use client';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { listRole } from '../hooks/listRole.ts';
import { moveFocus } from '../hooks/moveFocus.ts';
import { AlertIcon, CheckIcon, CloseIcon, MinusIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StepOverview } from './StepOverview.tsx';
import { Root } from './Stepper.styles.ts';
import { stepperTexts } from './Stepper.texts.ts';
import { rowMost, shortMost, shownStep, stepColumns } from './stepLayout.ts';
import { type StepMark, type StepState, stepStates } from './stepStates.ts';

/** One step of a process. */
export interface Step {
  /** The action of the step, or its result; different for each step. */
  title: string;
  /** When it was completed, how long it takes, why it failed. */
  note?: ReactNode;
  /** `error`: needs attention, though others may be done after it. `skipped`: left out. By default it follows from `current`. */
  state?: StepMark | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Two to twelve. From five on titles are below their boxes, and phones show the current step, from which all can be opened. */
  steps: readonly Step[];
  /** The current step, from 1; one more than the number of steps when all are done. */
  current: number;
  /**
   * The current step failed.
   * @default false
   */
  failed?: boolean | undefined;
  /** Accessible name of the list: the process; 进度 by default. */
  label?: string | undefined;
  /**
   * Vertical at every width: for asides and other narrow places. Phones are always vertical.
   * @default false
   */
  upright?: boolean | undefined;
  /** Makes the steps before the current one buttons; called with the number of the pressed one, from 1. */
  onStepSelect?: ((step: number) => void) | undefined;
}

const icons: Partial<Record<StepState, typeof CheckIcon>> = {
  done: CheckIcon,
  failed: CloseIcon,
  error: AlertIcon,
  skipped: MinusIcon,
};

/** The progress of a process. Read-only unless `onStepSelect` is given; buttons of the page go to the next step. */
export function Stepper({
  steps,
  current,
  failed = false,
  label,
  upright = false,
  onStepSelect,
  style,
  ...rest
}: StepperProps) {
  const texts = useTexts('stepper', stepperTexts);
  const ownId = useId();
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(current);
  const pressed = useRef<HTMLElement | null>(null);
  const states = stepStates(
    steps.length,
    current,
    failed,
    steps.map((step) => step.state),
  );
  const isLong = steps.length > shortMost && !upright;
  const shown = shownStep(steps.length, current);
  const id = rest.id ?? ownId;
  const columns = {
    '--step-columns': stepColumns(steps.length, rowMost.desktop),
    '--step-columns-tablet': stepColumns(steps.length, rowMost.tablet),
  } as CSSProperties;

  // Another step: the phone shows that one.
  if (openedAt !== current) {
    setOpenedAt(current);
    setOpen(false);
  }

  // The pressed step has become the current one, which is no button: the keyboard continues there.
  useEffect(() => {
    const item = pressed.current;
    if (item === null || item.querySelector('button') !== null) return;
    pressed.current = null;
    const active = activeElementNear(item);
    if (active === null || active === document.body) moveFocus(item);
  });

  function title(step: Step, index: number) {
    const words = (
      <>
        <span>{step.title}</span>
        <VisuallyHidden>{texts.states[states[index] ?? 'next']}</VisuallyHidden>
      </>
    );
    if (onStepSelect === undefined || index + 1 >= current) return words;
    return (
      <button
        type="button"
        data-part="select"
        onClick={(event) => {
          pressed.current = event.currentTarget.closest('li');
          onStepSelect(index + 1);
        }}
      >
        {words}
      </button>
    );
  }

  return (
    <Root
      role={listRole}
      aria-label={label ?? texts.label}
      {...rest}
      id={isLong ? id : rest.id}
      style={isLong ? { ...columns, ...style } : style}
      data-upright={upright ? '' : undefined}
      data-long={isLong ? '' : undefined}
      data-open={isLong && open ? '' : undefined}
    >
      {isLong ? (
        <StepOverview
          place={current > steps.length ? texts.allDone(steps.length) : texts.place(shown + 1, steps.length)}
          states={states}
          listId={id}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
      {steps.map((step, index) => {
        const state = states[index] ?? 'next';
        const Icon = icons[state];
        return (
          <li
            key={step.title}
            data-state={state}
            data-passed={index + 1 < current ? '' : undefined}
            data-shown={index === shown ? '' : undefined}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span data-part="box" aria-hidden="true">
              {Icon === undefined ? index + 1 : <Icon size={18} />}
            </span>
            <span data-part="title">{title(step, index)}</span>
            {step.note === undefined ? null : <span data-part="note">{step.note}</span>}
          </li>
        );
      })}
    </Root>
  );
}
