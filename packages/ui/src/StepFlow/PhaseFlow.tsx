import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { Phase, Root } from './PhaseFlow.styles.ts';
import { phaseColumns } from './phaseColumns.ts';

/** A group of steps. */
export interface FlowPhase {
  title: string;
  /** Duration of the phase. */
  note?: string | undefined;
  /** The steps of the phase, in order. */
  steps: readonly string[];
}

export interface PhaseFlowProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In order; the steps are numbered across phases. */
  phases: readonly FlowPhase[];
  /**
   * Heading level of the phases.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

function columns(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}

/** Many small steps in groups: each phase has a bracket as wide as its steps. One column on phones. */
export function PhaseFlow({ phases, headingLevel = 3, style, ...rest }: PhaseFlowProps) {
  const Heading = `h${headingLevel}` as const;
  const places = phaseColumns(phases.map(({ steps }) => steps.length));
  const widths = { '--widths': places.map((place) => `${place.columns}fr`).join(' ') } as CSSProperties;
  return (
    <Root role={listRole} {...rest} style={{ ...widths, ...style }}>
      {phases.map((phase, index) => (
        <Phase key={phase.title} style={columns(places[index]?.columns ?? 1)}>
          <div data-part="head">
            <Heading>{phase.title}</Heading>
            {phase.note === undefined ? null : <span data-part="note">{phase.note}</span>}
          </div>
          <ol role={listRole} start={places[index]?.first}>
            {phase.steps.map((step, offset) => (
              <li key={step}>
                <span data-part="number" aria-hidden="true">
                  {(places[index]?.first ?? 1) + offset}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </Phase>
      ))}
    </Root>
  );
}
