import type { ComponentProps, CSSProperties, Ref } from 'react';
import { ArrowRightIcon, CheckIcon, CloseIcon, LockIcon } from '../icons/icons.tsx';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import type { SlidePhase } from './slide.ts';
import { keyStepPx } from './slideGeometry.ts';

interface SlideTrackProps {
  phase: SlidePhase;
  /** Position of the knob as a share of its range: 0 to 1. */
  part: number;
  /** Text in the track next to the knob; empty for none. */
  hint: string;
  /** The slider itself, invisible over the drawn knob: a native input, since mobile screen readers cannot adjust any other. */
  input: Omit<ComponentProps<'input'>, 'ref' | 'type' | 'step'>;
  inputRef: Ref<HTMLInputElement>;
}

function KnobMark({ phase }: { phase: SlidePhase }) {
  if (phase === 'verifying') return <SpinnerModules />;
  if (phase === 'success') return <CheckIcon />;
  if (phase === 'failure') return <CloseIcon />;
  return phase === 'locked' ? <LockIcon /> : <ArrowRightIcon />;
}

/** The track with the knob that moves the piece. */
export function SlideTrack({ phase, part, hint, input, inputRef }: SlideTrackProps) {
  return (
    <div data-part="track" style={{ '--slide-part': part } as CSSProperties}>
      <span data-part="fill" />
      {hint === '' ? null : (
        <span data-part="hint" data-side={part > 0.5 ? 'start' : 'end'} aria-hidden="true">
          {hint}
        </span>
      )}
      <input {...input} ref={inputRef} type="range" step={keyStepPx} />
      <span data-part="knob" aria-hidden="true">
        <KnobMark phase={phase} />
      </span>
    </div>
  );
}
