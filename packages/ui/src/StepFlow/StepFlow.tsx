import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Root } from './StepFlow.styles.ts';

/** One step of a flow. */
export interface FlowStep {
  title: string;
  text?: ReactNode;
  /** A drawing of 32 px for the box; the step's number unless given. Not read aloud. */
  icon?: ReactNode;
  /** A short figure on the line: the time at which the step is reached. */
  figure?: string;
  /** A line below the text, such as the code with the part that is being resolved. */
  detail?: ReactNode;
  /** Where the flow was meant to arrive: its box is filled. */
  goal?: boolean;
}

export interface StepFlowProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In order, two to six. */
  steps: readonly FlowStep[];
  /** `path`: boxes on a dashed line. `bracket`: every step measured by a bracket above its title. */
  look?: 'path' | 'bracket';
  /** Level of the steps' headings. */
  headingLevel?: 2 | 3 | 4;
  /** What it stands on. */
  ground?: 'paper' | 'ink';
}

/** How something goes, step after step: side by side where there is room, upright on phones. */
export function StepFlow({ steps, look = 'path', headingLevel = 3, ground = 'paper', style, ...rest }: StepFlowProps) {
  const Heading = `h${headingLevel}` as const;
  // Given, not counted: columns that came one by one would push each other along.
  const columns = { '--step-count': steps.length, ...style } as CSSProperties;
  return (
    <Root {...rest} style={columns} data-look={look} data-ground={ground} data-count={steps.length}>
      {steps.map((step, index) => (
        <li key={step.title} data-goal={step.goal ? '' : undefined}>
          <div data-part="track">
            {look === 'path' ? (
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
