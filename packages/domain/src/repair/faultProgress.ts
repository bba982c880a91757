import * as z from 'zod/mini';
import type { FaultTicket } from './faultTicket.ts';
import { maskMobiles } from './repairRecord.ts';

/** The stages of a report, as shown to its reporter. */
export const faultStages = {
  received: '已收到',
  accepted: '已受理',
  declined: '未受理',
  completed: '已完成',
} as const;
export type FaultStage = keyof typeof faultStages;

/** A step of a report without personal data: no name, and no phone number in the text. */
export const faultProgressStep = z.object({
  event: z.enum(['received', 'accepted', 'declined', 'completed']),
  /** Milliseconds since 1970 UTC. */
  at: z.number(),
  /** Service point; empty without one. */
  point: z.string(),
  /** What is planned, why it was declined, or what was done; may be empty. */
  note: z.string(),
  /** Hours that the repair took; null before its end. */
  hours: z.nullable(z.number()),
});
export type FaultProgressStep = z.infer<typeof faultProgressStep>;

function stepOf(event: FaultStage, at: number, note = '', point = '', hours: number | null = null): FaultProgressStep {
  return { event, at, point: maskMobiles(point), note: maskMobiles(note), hours };
}

/** The steps of a report so far, oldest first; `reportedAt` in milliseconds since 1970 UTC. Source: docs/rules/repair.md. */
export function faultProgress(reportedAt: number, { steps }: FaultTicket): FaultProgressStep[] {
  return [
    stepOf('received', reportedAt),
    ...steps.map((step) => {
      const { event, at } = step;
      if (event === 'accepted') return stepOf(event, at, step.note, step.point);
      return event === 'declined' ? stepOf(event, at, step.reason) : stepOf(event, at, step.result, '', step.hours);
    }),
  ];
}

/** A stage of a report and when it was reached; null if it was not yet. */
export interface FaultTimelineStage {
  stage: FaultStage;
  at: number | null;
}

/** All stages of a report: those reached and those ahead. A declined report ends there. Source: docs/rules/repair.md. */
export function faultTimeline(progress: readonly Pick<FaultProgressStep, 'event' | 'at'>[]): FaultTimelineStage[] {
  const reachedAt = (stage: FaultStage) => progress.find(({ event }) => event === stage)?.at ?? null;
  const stages: FaultStage[] =
    reachedAt('declined') === null ? ['received', 'accepted', 'completed'] : ['received', 'declined'];
  return stages.map((stage) => ({ stage, at: reachedAt(stage) }));
}
