import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { Root } from './StepFlow.styles.ts';

/** One step of a flow. */
export interface FlowStep {
  title: string;
  text?: ReactNode;
  /** An icon of 32 px for the box; the step's number by default. Hidden from assistive technology. */
  icon?: ReactNode;
  /** A short figure on the line: when the step is reached. */
  figure?: string | undefined;
  /** A line below the text, such as the code with the segment being resolved. */
  detail?: ReactNode;
  /** The final step: its box is filled. */
  goal?: boolean | undefined;
}

export interface StepFlowProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In order, two to six. */
  steps: readonly FlowStep[];
  /**
   * `path`: boxes on a dashed line. `bracket`: a bracket above the title of every step.
   * @default 'path'
   */
  variant?: 'path' | 'bracket' | undefined;
  /**
   * Heading level of the steps.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The background.
   * @default 'paper'
   */
  ground?: 'paper' | 'ink' | undefined;
}

/** The steps of a process: side by side where there is room; on phones one below the other, or two brackets in a row. */
export function StepFlow({
  steps,
  variant = 'path',
  headingLevel = 3,
  ground = 'paper',
  style,
  ...rest
}: StepFlowProps) {
  const Heading = `h${headingLevel}` as const;
  // Set up front: columns added one by one while rendering would shift the others.
  const columns = { '--step-count': steps.length, ...style } as CSSProperties;
  return (
    <Root
      role={listRole}
      {...rest}
      style={columns}
      data-variant={variant}
      data-ground={ground}
      data-count={steps.length}
    >
      {steps.map((step, index) => (
        <li key={step.title} data-goal={step.goal ? '' : undefined}>
          <div data-part="track">
            {variant === 'path' ? (
              <span data-part="box" aria-hidden="true">
                {step.icon ?? index + 1}
              </span>
            ) : null}
            {step.figure === undefined ? null : <span data-part="figure">{step.figure}</span>}
          </div>
          <div data-part="words">
            <Heading>{step.title}</Heading>
            {step.text === undefined ? null : <p>{step.text}</p>}
            {step.detail === undefined ? null : <div data-part="detail">{step.detail}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
