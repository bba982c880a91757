import { identifierMessages } from '../messages/identifier.ts';

/** Names of the states of an identifier, in the order of its life. */
export const identifierStates = { draft: '未启用', active: '正常', suspended: '暂停使用', void: '已作废' } as const;
export type IdentifierState = keyof typeof identifierStates;

/** What an enterprise does to its identifier. */
export type IdentifierEvent = 'activated' | 'suspended' | 'resumed' | 'voided';

/** The state that each event leads to; an event that is missing is refused. A void identifier stays void: codes are never used twice. Source: docs/rules/identifier.md. */
export const identifierTransitions: Record<IdentifierState, Partial<Record<IdentifierEvent, IdentifierState>>> = {
  draft: { activated: 'active', voided: 'void' },
  active: { suspended: 'suspended', voided: 'void' },
  suspended: { resumed: 'active', voided: 'void' },
  void: {},
};

/** The state after an event, or its refusal. */
export type IdentifierChange =
  | { ok: true; state: IdentifierState }
  | { ok: false; reason: 'notAllowed'; message: string };

/** What an event does to an identifier. */
export function changeIdentifier(state: IdentifierState, event: IdentifierEvent): IdentifierChange {
  const next = identifierTransitions[state][event];
  if (next === undefined)
    return { ok: false, reason: 'notAllowed', message: identifierMessages.notAllowed(identifierStates[state]) };
  return { ok: true, state: next };
}

/**
 * What a visitor gets for an identifier: its record, its record with a warning, that it is void, or that it does not exist. A draft does
 * not exist for visitors: showing it would reveal what an enterprise plans.
 */
export const identifierAnswers: Record<IdentifierState, 'record' | 'warned' | 'void' | 'unknown'> = {
  draft: 'unknown',
  active: 'record',
  suspended: 'warned',
  void: 'void',
};
