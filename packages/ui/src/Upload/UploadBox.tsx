'use client';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { ChoosePart } from './ChoosePart.tsx';
import { DonePart } from './DonePart.tsx';
import { FailPart } from './FailPart.tsx';
import { FileInput, type InputProps } from './FileInput.tsx';
import { acceptedTypes } from './limitWords.ts';
import { Box } from './Upload.styles.ts';
import { uploadTexts } from './Upload.texts.ts';
import { type UploadJob, uploadState } from './uploadState.ts';
import { useDropTarget } from './useDropTarget.ts';
import { WorkPart } from './WorkPart.tsx';

interface UploadBoxProps {
  input: InputProps;
  /** Accessible name of the picture in its preview. */
  label: string;
  job: UploadJob;
  /** URL of the uploaded picture; null for none. */
  source: string | null;
  /**
   * A picture was uploaded but cannot be displayed.
   * @default false
   */
  isUnseen?: boolean | undefined;
  /** The label of the empty box, and the accepted files. */
  words: string;
  hint?: string | undefined;
  drawing?: ReactNode;
  /**
   * The latest announcement for assistive technology.
   * @default ''
   */
  notice?: string | undefined;
  onFiles: (files: File[]) => void;
  onRetry: () => void;
  onCancel: () => void;
  /** Without it the picture cannot be removed. */
  onRemove?: (() => void) | undefined;
  /**
   * False when the parent handles drop and paste.
   * @default true
   */
  takesDrops?: boolean | undefined;
}

/** One box for one picture in any state. The input stays mounted in all of them, so that the focus is never lost. */
export function UploadBox({
  input,
  label,
  job,
  source,
  isUnseen = false,
  words,
  hint,
  drawing,
  notice = '',
  onFiles,
  onRetry,
  onCancel,
  onRemove,
  takesDrops = true,
}: UploadBoxProps) {
  const texts = useTexts('upload', uploadTexts);
  const box = useRef<HTMLDivElement>(null);
  const disabled = input.disabled ?? false;
  const { isOver, handlers } = useDropTarget(disabled, onFiles);
  const state = uploadState(job, source !== null || isUnseen, isOver);
  const reasonId = `${input.id}-reason`;
  const failed = job.phase === 'failed' || job.phase === 'refused';

  /** The pressed control disappears: the focus moves to the input. */
  const thenFocus = (act: () => void) => () => {
    act();
    box.current?.querySelector('input')?.focus();
  };

  function content() {
    if (state === 'over') return <ChoosePart htmlFor={input.id} words={texts.drop} drawing={drawing} />;
    if (job.phase === 'preparing' || job.phase === 'uploading')
      return <WorkPart job={job} onCancel={thenFocus(onCancel)} />;
    if (job.phase !== 'idle')
      return (
        <FailPart
          job={job}
          htmlFor={input.id}
          reasonId={reasonId}
          onRetry={thenFocus(onRetry)}
          onDismiss={thenFocus(onCancel)}
        />
      );
    if (source === null && !isUnseen)
      return <ChoosePart htmlFor={input.id} words={words} hint={hint} drawing={drawing} />;
    return (
      <DonePart
        label={label}
        source={source}
        htmlFor={disabled ? undefined : input.id}
        onRemove={disabled || onRemove === undefined ? undefined : thenFocus(onRemove)}
        drawing={drawing}
      />
    );
  }

  return (
    <Box {...(takesDrops ? handlers : {})} ref={box} data-state={state} data-disabled={disabled ? '' : undefined}>
      <FileInput
        {...input}
        accept={acceptedTypes()}
        aria-invalid={failed || input['aria-invalid'] || undefined}
        aria-describedby={
          [failed ? reasonId : undefined, input['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        onFiles={onFiles}
      />
      {content()}
      <output data-part="notice">{notice}</output>
    </Box>
  );
}
